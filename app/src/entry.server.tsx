import { createHash } from 'node:crypto';

import { safeStorage, type Locale } from '@fabula/sdk';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';

import { appContext, type App } from './context/app-context';
import { QueryClients } from './data/query-clients';
import { waitForAll } from './data/loader-policy';
import { headTags, type PageHead } from './head/head-tags';
import { renderHead } from './head/render-head';
import { brandNames } from './i18n/brand-names';
import { languageOfHeader, languageOfPath } from './i18n/locales';
import { catalogueModules } from './i18n/messages';
import { redirectOf } from './routes/redirects';
import { pageOf, routes } from './pages/router';
import { createSignInDoor } from './session/sign-in/door/sign-in-door';
import { createToasts } from './session/toasts';
import { createVisitor } from './session/visitor';
import type { RenderModule, RenderRequest, RenderResult } from './ssr/contract';
import { criticalFonts } from './ssr/critical-fonts';
import { renderDocument } from './ssr/document';
import {
  afterPaint,
  beforePaint,
  comeBack,
  fetchBackdrop,
  hideReturn,
  keepTaps,
  knownFonts,
} from './ssr/inline-scripts';
import { installedFile } from './ssr/installed-files';
import { readClientBuild } from './ssr/manifest';
import { publicFile as otherFile } from './ssr/public-files';
import { configureServer, inRequest } from './ssr/request-scope';
import { webManifestPath } from './ssr/web-manifest';
import { AppContext } from './context/use-app';

export { findArticle } from './ssr/articles';
export { queryParameters } from './ssr/query-parameters';
export type { RenderModule, RenderRequest, RenderResult } from './ssr/contract';

configureServer();

const build = readClientBuild();
const handler = createStaticHandler(routes);
const clientEntry = 'src/entry.client.tsx';

/** The file of a path; undefined where there is none. */
export const publicFile: RenderModule['publicFile'] = async (request) =>
  (await installedFile(request, build)) ?? otherFile(request);

const cspSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** CSP sources of the inline scripts of every page. */
export const inlineScriptHashes: string[] = [
  hideReturn,
  beforePaint,
  comeBack,
  fetchBackdrop,
  knownFonts,
  keepTaps,
  afterPaint,
].map(cspSource);

const guest = (locale: Locale) =>
  createVisitor({
    storage: safeStorage(() => undefined),
    storedPreferences: () => ({ contentMode: 'sfw', language: locale }),
    prefersDay: () => false,
    languages: [],
  });

const statusOf = ({ statusCode }: StaticHandlerContext): 200 | 404 | 410 | 500 => {
  if (statusCode === 404 || statusCode === 410) return statusCode;
  return statusCode >= 400 ? 500 : 200;
};

async function renderPage(request: RenderRequest, url: URL, locale: Locale): Promise<RenderResult> {
  let head: PageHead | undefined;
  const { accountGift, brand, publicUrl, usesPoints } = request;
  const app: App = {
    brand,
    publicUrl,
    accountGift,
    usesPoints,
    queries: new QueryClients(),
    visitor: guest(locale),
    toasts: createToasts(),
    signIn: createSignInDoor(),
    settle: waitForAll,
    showHead: (shown) => {
      head = shown;
    },
    preload: () => undefined,
  };

  const requestContext = new RouterContextProvider(new Map([[appContext, app]]));
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: 302, location: context.headers.get('Location') ?? '/' };
  }

  const markup = renderToString(
    <AppContext value={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppContext>,
  );
  const place = { locale, brandName: brandNames[brand], publicUrl, pathname: url.pathname };
  const pages = context.matches.flatMap(({ route }) => pageOf(route) ?? []);
  const texts = pages.flatMap((page) => page.texts);
  const assets = build.assetsOf([
    clientEntry,
    ...pages.map(({ module }) => module),
    ...catalogueModules(locale, texts),
  ]);
  const html = renderDocument({
    locale,
    brand,
    head: head === undefined ? '' : renderHead(headTags(head, place)),
    backdrop: head?.backdrop && { scene: head.backdrop, newcomers: head.backdropFor === 'newcomers' },
    styles: assets.styles,
    joinedStyles: assets.joinedStyles,
    scripts: [...assets.imports, ...assets.scripts],
    fonts: criticalFonts(build, locale),
    installation: { manifest: webManifestPath(locale), icon: build.icons[`${brand}-touch-180`] },
    markup,
    state: {
      publicUrl,
      accountGift,
      usesPoints,
      queries: dehydrate(app.queries.of(locale, 'sfw')),
      router: { loaderData: context.loaderData, errors: context.errors },
    },
  });
  const status = statusOf(context);
  const [error] = Object.values(context.errors ?? {});
  return {
    kind: 'page',
    status,
    html,
    error: status === 500 ? error : undefined,
    fleeting: head?.sharing !== undefined,
  };
}

/** Renders a page for a guest, or returns its redirect (Product §2.1); throws when it cannot. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const url = new URL(request.url, request.publicUrl);
  const detect = () => languageOfHeader(request.acceptLanguage);
  const target = redirectOf(url.pathname, detect);
  if (target !== undefined) return { kind: 'redirect', status: 302, location: target + url.search };
  const locale = languageOfPath(url.pathname) ?? detect();
  return inRequest({ request, locale }, () => renderPage(request, url, locale));
}
