import { hydrate, type Query } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';

import type { Locale } from '@fabula/sdk';

import { appContext, type App } from '../context/app-context';
import { loadMessages } from '../i18n/messages';
import { languageOfPath } from '../i18n/locales';
import { redirectOf } from '../routes/redirects';
import { routes } from '../pages/router';
import { startSession } from '../session/start-session';
import { elementIds, type PageState } from '../ssr/page-state';
import { AppContext } from '../context/use-app';
import { createBrowserApp } from './browser-app';
import { takeEarlyTap } from './early-tap';
import { followOtherTabs } from './follow-other-tabs';
import { HydratedVisitor } from './HydratedVisitor';
import { loadPages } from './load-pages';
import { nextTask } from '../browser/next-task';
import { takeReturn } from './take-return';

const readState = (): PageState | undefined => {
  const text = document.getElementById(elementIds.state)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/** Loads the pages of the address, so that the first render has no gap (react-router would render one). */
async function loadFirstPages(pathname: string, locale: Locale): Promise<void> {
  for (const { route, module } of await loadPages(routes, pathname, locale)) {
    Object.assign(route, { ...module, lazy: undefined });
  }
}

/** Whether an answer tells of the reader's own part: what they like and follow, and what is theirs. */
const isPersonal = ({ queryKey }: Query) => JSON.stringify(queryKey).includes('"/characters/');

/** Fills the caches with the server's answers for a guest; adult and personal data is fetched again. */
function takeOverQueries({ queries, visitor }: App, locale: Locale, state: PageState): void {
  const plain = queries.of(locale, 'sfw');
  hydrate(plain, state.queries);
  const { contentMode, isRegistered } = visitor.state.get();
  if (isRegistered) void plain.invalidateQueries({ refetchType: 'none', predicate: isPersonal });
  if (contentMode === 'sfw') return;
  const own = queries.of(locale, contentMode);
  hydrate(own, state.queries);
  void own.invalidateQueries({ refetchType: 'none' });
}

/** Initialises the locale formats one per task: each takes a slow phone 40 ms. */
async function openFormats(locale: Locale): Promise<void> {
  Intl.NumberFormat.supportedLocalesOf(locale);
  await nextTask();
  Intl.DateTimeFormat.supportedLocalesOf(locale);
}

/** Hydrates the server's page, or renders without one, in tasks of at most 50 ms on a slow phone. */
export async function startPages(): Promise<void> {
  const returned = takeReturn(window);
  const root = document.getElementById(elementIds.root);
  if (root === null) throw new Error('The document has no root element.');
  const state = readState();
  const app = createBrowserApp(
    {
      brand: document.documentElement.dataset.brand === 'noctis' ? 'noctis' : 'fabula',
      publicUrl: state?.publicUrl ?? window.location.origin,
      accountGift: state?.accountGift,
      usesPoints: state?.usesPoints ?? true,
    },
    () => router,
    { returned },
  );

  const { visitor } = app;
  const target = redirectOf(window.location.pathname, () => visitor.preferences().language);
  if (target !== undefined) window.history.replaceState(null, '', target + window.location.search);
  const { pathname } = window.location;
  const locale = languageOfPath(pathname) ?? visitor.preferences().language;
  visitor.speak(locale);
  await nextTask();
  await Promise.all([loadMessages(locale), loadFirstPages(pathname, locale)]);
  await nextTask();
  await openFormats(locale);
  if (state !== undefined) takeOverQueries(app, locale, state);
  await nextTask();

  const router = createBrowserRouter(routes, {
    hydrationData: state?.router,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  const tree = (
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>
  );
  if (state === undefined) {
    // The server's document has the fonts loaded by itself.
    await import('@fabula/ui/fonts');
    createRoot(root).render(tree);
  } else {
    await nextTask();
    const tapAgain = takeEarlyTap(window);
    const page = (
      <HydratedVisitor visitor={visitor} onLive={tapAgain}>
        {tree}
      </HydratedVisitor>
    );
    // As a transition it gives way to taps and scrolling, instead of one long task.
    startTransition(() => void hydrateRoot(root, page));
  }

  followOtherTabs(app, window);
  import('./later').then(
    ({ doLater }) => doLater(app, router, window),
    (cause: unknown) => console.warn('What comes after the start did not load', cause),
  );
  await startSession(app);
  // To the server everybody is a guest: what it did not find may be the reader's own, or of the adult catalogue.
  if (state?.router?.errors) await router.revalidate();
}
