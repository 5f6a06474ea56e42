import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';

import { appContext, type App } from '../app-context';
import { QueryClients } from '../data/query-clients';
import { settleSoon } from '../data/settle';
import { applyHead } from '../head/apply-head';
import { headTags, type PageHead } from '../head/head-tags';
import { brandNames } from '../i18n/brand-names';
import { loadMessages } from '../i18n/messages';
import { paths } from '../routes/paths';
import { languageOfPath, redirectOf } from '../routes/redirects';
import { routes } from '../routes/router';
import { startSession } from '../session/start-session';
import { createToasts } from '../session/toasts';
import { elementIds, type PageState } from '../ssr/page-state';
import { AppContext } from '../use-app';
import { createBrowserVisitor } from './browser-visitor';
import { silenceWallets } from './silence-wallets';

/** A page waits this long for its data before it shows its skeleton, in milliseconds. */
const patienceMs = 300;

const readState = (): PageState | undefined => {
  const text = document.getElementById(elementIds.state)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

/** Loads the pages that a path leads to, so that the first render has no gap (react-router would render one). */
async function loadMatchedPages(pathname: string): Promise<void> {
  const loading = (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    const module: Partial<RouteObject> = await route.lazy();
    Object.assign(route, { ...module, lazy: undefined });
  });
  await Promise.all(loading);
}

const showHead = (app: Pick<App, 'brand' | 'publicUrl'>) => (head: PageHead) => {
  const { pathname } = window.location;
  const locale = languageOfPath(pathname);
  if (locale === undefined) return;
  applyHead(headTags(head, { locale, brandName: brandNames[app.brand], publicUrl: app.publicUrl, pathname }));
};

/** Takes over the page that the server rendered; renders it from nothing where no server did. */
export async function startPages(): Promise<void> {
  const state = readState();
  const visitor = createBrowserVisitor(() => {
    visitor.state.set({ lacksPoints: true });
    void router.navigate(paths.prices.href(visitor.preferences().language));
  });
  const target = redirectOf(window.location.pathname, () => visitor.preferences().language);
  if (target !== undefined) window.history.replaceState(null, '', target + window.location.search);

  const site = {
    brand: document.documentElement.dataset.brand === 'noctis' ? 'noctis' : 'fabula',
    publicUrl: state?.publicUrl ?? window.location.origin,
  } as const;
  const app: App = {
    ...site,
    queries: new QueryClients(),
    visitor,
    toasts: createToasts(),
    settle: settleSoon(patienceMs),
    showHead: showHead(site),
  };
  const { pathname } = window.location;
  const locale = languageOfPath(pathname) ?? visitor.preferences().language;
  visitor.useLanguage(locale);
  await Promise.all([loadMessages(locale), loadMatchedPages(pathname)]);
  if (state !== undefined) hydrate(app.queries.of(locale, 'sfw'), state.queries);

  const router = createBrowserRouter(routes, {
    hydrationData: state?.router,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  const tree = (
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>
  );
  const root = document.getElementById(elementIds.root);
  if (root === null) throw new Error('The document has no root element.');
  if (state === undefined) createRoot(root).render(tree);
  else hydrateRoot(root, tree);

  silenceWallets(window);
  await startSession(visitor);
}
