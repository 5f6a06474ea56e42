import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { useDelayedText } from './use-delayed-text';

const names = { search: 'Search', entry: 'Entry 3', shown: 'Shown' };

/** A list whose page arrives when the test lets it, and not before. */
function openList() {
  const waiting: { readonly address: string; readonly arrive: () => void }[] = [];
  const List = () => {
    const [search, setSearch] = useSearchParams();
    const { q = '', entry } = Object.fromEntries(search);
    const [text, setText] = useDelayedText(q, (next) => setSearch({ ...Object.fromEntries(search), q: next }));
    const shown = `q ${q}, entry ${entry ?? 'none'}`;
    return (
      <main>
        <input aria-label={names.search} value={text} onChange={({ target }) => setText(target.value)} />
        <Link to={q === '' ? '?entry=3' : `?q=${q}&entry=3`}>{names.entry}</Link>
        <output aria-label={names.shown}>{shown}</output>
      </main>
    );
  };
  const router = createMemoryRouter([
    {
      path: '/',
      element: <List />,
      hydrateFallbackElement: <main />,
      loader: ({ request }) => {
        const { search } = new URL(request.url);
        if (search === '') return null;
        const { promise, resolve } = Promise.withResolvers<null>();
        waiting.push({ address: search, arrive: () => resolve(null) });
        return promise;
      },
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  opened.push(() => root.unmount());
  return {
    asked: () => waiting.map(({ address }) => address),
    letArrive: () => waiting.at(-1)?.arrive(),
    search: page.getByRole('textbox', { name: names.search }),
    entry: page.getByRole('link', { name: names.entry }),
    shown: page.getByRole('status', { name: names.shown }),
  };
}

const opened: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  opened.splice(0).forEach((close) => close());
  vi.useRealTimers();
});

/** Longer than the pause after which typed text counts as whole. */
const pauseTyping = () => vi.advanceTimersByTime(1000);

test('a search that is typed does not cancel what the visitor opens next', async () => {
  const list = openList();
  await list.search.fill('slow');
  await list.entry.click();
  await expect.poll(list.asked).toEqual(['?entry=3']);
  pauseTyping();
  list.letArrive();
  await expect.element(list.shown).toHaveTextContent('q , entry 3');
  pauseTyping();
  await expect.poll(list.asked).toEqual(['?entry=3', '?entry=3&q=slow']);
  list.letArrive();
  await expect.element(list.shown).toHaveTextContent('q slow, entry 3');
});

test('a search that was cancelled by what the visitor opened is made again', async () => {
  const list = openList();
  await list.search.fill('slow');
  pauseTyping();
  await expect.poll(list.asked).toEqual(['?q=slow']);
  await list.entry.click();
  await expect.poll(list.asked).toEqual(['?q=slow', '?entry=3']);
  list.letArrive();
  await expect.element(list.shown).toHaveTextContent('q , entry 3');
  pauseTyping();
  await expect.poll(list.asked).toEqual(['?q=slow', '?entry=3', '?entry=3&q=slow']);
  list.letArrive();
  await expect.element(list.shown).toHaveTextContent('q slow, entry 3');
});

test('a search that is typed on does not wait for the answer to its beginning', async () => {
  const list = openList();
  await list.search.fill('sl');
  pauseTyping();
  await expect.poll(list.asked).toEqual(['?q=sl']);
  await list.search.fill('slow');
  pauseTyping();
  await expect.poll(list.asked).toEqual(['?q=sl', '?q=slow']);
  list.letArrive();
  await expect.element(list.shown).toHaveTextContent('q slow, entry none');
  await expect.element(list.search).toHaveValue('slow');
});
