import type { OpenPopups } from '@fabula/ui';

export interface PopupRouter {
  readonly state: { readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' } };
  readonly subscribe: (listener: () => void) => () => void;
  navigate(to: unknown, options?: object): Promise<void>;
}

export interface PopupWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
  readonly setTimeout: (task: () => void) => unknown;
}

/** Marks an entry with how many popups are open at it. The router keeps its own fields beside it. */
const mark = 'popups';

const depthOf = (state: unknown): number => {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, mark) : undefined;
  return typeof depth === 'number' ? depth : 0;
};

/** What leads from a popup to another page takes the place of the popup's entry: going back leads to the page below. */
function replacePopups(router: PopupRouter, { history }: PopupWindow): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to, options) => {
    const isStep = typeof to === 'number';
    return navigate(to, isStep || depthOf(history.state) === 0 ? options : { ...options, replace: true });
  };
}

/** Gives each open popup a history entry, so that Back closes it; going forward opens nothing. */
export function createPopupHistory(router: () => PopupRouter, page: PopupWindow): OpenPopups {
  const { history } = page;
  let open: readonly (() => void)[] = [];
  let isListening = false;
  let isOutdated = false;
  let isTraversing = false;

  const update = () => {
    if (!isOutdated || isTraversing || router().state.navigation.state !== 'idle') return;
    isOutdated = false;
    const depth = depthOf(history.state);
    for (let next = depth + 1; next <= open.length; next += 1)
      history.pushState({ ...history.state, [mark]: next }, '');
    if (depth <= open.length) return;
    isTraversing = true;
    history.go(open.length - depth);
  };

  // One popup often gives way to another: the second takes over the entry of the first.
  const updateSoon = () => {
    isOutdated = true;
    page.setTimeout(update);
  };

  const closeAbove = () => {
    if (isTraversing) {
      isTraversing = false;
      update();
      return;
    }
    const above = open.slice(depthOf(history.state)).toReversed();
    for (const close of above) close();
    // One that must be answered is still open, and needs an entry again.
    if (above.length > 0) updateSoon();
  };

  // After a reload nothing is open, and leaving the entry would load the page again.
  if (depthOf(history.state) > 0) history.replaceState({ ...history.state, [mark]: 0 }, '');
  return {
    add: (close) => {
      if (!isListening) {
        isListening = true;
        page.addEventListener('popstate', closeAbove);
        // A popup that opens or closes while a page is on its way belongs to the entry of that page.
        router().subscribe(update);
        replacePopups(router(), page);
      }
      open = [...open, close];
      updateSoon();
      return () => {
        open = open.filter((other) => other !== close);
        updateSoon();
      };
    },
  };
}
