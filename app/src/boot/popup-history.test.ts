import { beforeEach, expect, test, vi } from 'vitest';

import { createPopupHistory, type PopupRouter, type PopupWindow } from './popup-history';

function openTab(first: unknown = { key: 'page' }) {
  const entries: unknown[] = ['elsewhere', first];
  let at = 1;
  let tasks: (() => void)[] = [];
  let onPopState = () => undefined as void;
  let onRouter = () => undefined as void;
  const router = {
    state: { navigation: { state: 'idle' as 'idle' | 'loading' | 'submitting' } },
    subscribe: (listener: () => void) => {
      onRouter = listener;
      return () => undefined;
    },
    navigate: vi.fn<PopupRouter['navigate']>().mockResolvedValue(undefined),
  };
  const { navigate } = router;
  const step = (by: number) => {
    at += by;
    onPopState();
  };
  const page: PopupWindow = {
    history: {
      get state() {
        return entries[at];
      },
      pushState: (state: unknown) => {
        entries.splice((at += 1), Infinity, state);
      },
      replaceState: (state: unknown) => {
        entries[at] = state;
      },
      go: (by = 0) => void tasks.push(() => step(by)),
    },
    addEventListener: (_, listener) => {
      onPopState = listener;
    },
    setTimeout: (task) => tasks.push(task),
  };
  return {
    entries,
    page,
    router,
    navigate,
    here: () => entries[at],
    settle: () => {
      while (tasks.length > 0) {
        const due = tasks;
        tasks = [];
        for (const task of due) task();
      }
    },
    goBack: () => step(-1),
    goForward: () => step(1),
    load: (state: 'idle' | 'loading') => {
      router.state.navigation.state = state;
      onRouter();
    },
  };
}

let tab = openTab();
let popups = createPopupHistory(() => tab.router, tab.page);

beforeEach(() => {
  tab = openTab();
  popups = createPopupHistory(() => tab.router, tab.page);
});

function open() {
  const close = vi.fn<() => void>(() => remove());
  const remove = popups.add(close);
  tab.settle();
  return { close, remove };
}

test('going back closes a popup and stays on the page', () => {
  const { close } = open();
  expect(tab.here()).toEqual({ key: 'page', popups: 1 });
  tab.goBack();
  tab.settle();
  expect(close).toHaveBeenCalledOnce();
  expect(tab.here()).toEqual({ key: 'page' });
});

test('the forward button reopens no popup', () => {
  open();
  tab.goBack();
  tab.settle();
  tab.goForward();
  tab.settle();
  expect(tab.here()).toEqual({ key: 'page', popups: 1 });
  tab.goBack();
  expect(tab.here()).toEqual({ key: 'page' });
});

test('a popup that closes in another way takes its entry with it', () => {
  const { close, remove } = open();
  remove();
  tab.settle();
  expect(tab.here()).toEqual({ key: 'page' });
  expect(close).not.toHaveBeenCalled();
  tab.goBack();
  expect(tab.here()).toBe('elsewhere');
});

test('a popup over a popup closes alone', () => {
  const below = open();
  const above = open();
  tab.goBack();
  tab.settle();
  expect(above.close).toHaveBeenCalledOnce();
  expect(below.close).not.toHaveBeenCalled();
  tab.goBack();
  tab.settle();
  expect(below.close).toHaveBeenCalledOnce();
  expect(tab.here()).toEqual({ key: 'page' });
});

test('a popup that gives way to another leaves it its entry', () => {
  const first = open();
  first.remove();
  const second = open();
  expect(tab.entries).toHaveLength(3);
  tab.goBack();
  tab.settle();
  expect(second.close).toHaveBeenCalledOnce();
  expect(tab.here()).toEqual({ key: 'page' });
});

test('a popup that opens while another page is on its way gets its entry at that page', () => {
  tab.load('loading');
  const { close } = open();
  expect(tab.entries).toHaveLength(2);
  tab.page.history.pushState({ key: 'prices' }, '');
  tab.load('idle');
  expect(tab.here()).toEqual({ key: 'prices', popups: 1 });
  tab.goBack();
  expect(close).toHaveBeenCalledOnce();
  expect(tab.here()).toEqual({ key: 'prices' });
});

test('a link in a popup takes the place of its entry, even when the page comes after the popup has closed', () => {
  const { remove } = open();
  void tab.router.navigate('/prices', { replace: false, state: 'kept' });
  expect(tab.navigate).toHaveBeenCalledWith('/prices', { replace: true, state: 'kept' });
  tab.load('loading');
  remove();
  tab.settle();
  tab.page.history.replaceState({ key: 'prices' }, '');
  tab.load('idle');
  tab.settle();
  expect(tab.entries).toEqual(['elsewhere', { key: 'page' }, { key: 'prices' }]);
  expect(tab.here()).toEqual({ key: 'prices' });
});

test('a link of the page below adds its own entry', () => {
  open().remove();
  tab.settle();
  void tab.router.navigate('/prices', { state: 'kept' });
  expect(tab.navigate).toHaveBeenCalledWith('/prices', { state: 'kept' });
});

test('a popup that must be answered stays open and keeps its entry when the reader goes back', () => {
  const close = vi.fn<() => void>();
  popups.add(close);
  tab.settle();
  tab.goBack();
  tab.settle();
  expect(close).toHaveBeenCalledOnce();
  expect(tab.here()).toEqual({ key: 'page', popups: 1 });
});

test('after a reload the entry of a popup is an ordinary one', () => {
  tab = openTab({ key: 'page', popups: 1 });
  popups = createPopupHistory(() => tab.router, tab.page);
  open().remove();
  tab.settle();
  expect(tab.here()).toEqual({ key: 'page', popups: 0 });
});
