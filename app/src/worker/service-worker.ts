import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

import { addressOf, lineOf, type PushWords } from './push-line';
import {
  cachesOf,
  isKept,
  keptStoriesCopy,
  keptStoriesPages,
  languageFor,
  languagesKept,
  offlineAddress,
  offlinePicture,
  outdatedCaches,
  ruleOf,
  type BuildList,
  type Rule,
  type Wish,
} from './rules';
import { importPath, keepShared, languageOfShareTarget } from './shared-card';

declare const self: ServiceWorkerGlobalScope;
/** Written by `vite.worker.config.ts`, wherever it stands. */
declare const buildList: BuildList;
/** By language. */
declare const pushWords: Readonly<Record<string, PushWords>>;

const list = buildList;
const names = cachesOf(list.id);
const offered = Object.keys(list.languages);
/** How long a page's network may take where there is a copy, in seconds. */
const patience = 3;
const mostPages = 60;
const mostPictures = 300;
/** How many files of the build are fetched at once. */
const lanes = 4;
/** Each browser asks for pictures in words of its own, and a page names no language that its address does not. */
const anyKind = { ignoreVary: true } as const;

const isOf =
  (rule: Rule) =>
  ({ request: { method, mode }, url }: { request: Request; url: URL }) =>
    ruleOf({ method, mode, url, origin: self.location.origin }) === rule;

/** Redirects, errors and answers of other sites are not kept. */
const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};

/** A file of a build: from this one's cache, else from the build before or the network, and then kept here as well. */
async function assetOf(asked: RequestInfo): Promise<Response> {
  const assets = await caches.open(names.assets);
  const own = await assets.match(asked, anyKind);
  if (own !== undefined) return own;
  const answer = (await caches.match(asked, anyKind)) ?? (await fetch(asked));
  if (answer.status === 200) await assets.put(asked, answer.clone());
  return answer;
}

/** Keeps files, a few at once, so that what the page itself asks for finds room; rejects without a network. */
async function keepAssets(addresses: readonly string[]): Promise<void> {
  const assets = await caches.open(names.assets);
  const kept = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter((address) => !kept.has(address));
  const keepNext = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) await assetOf(next);
  };
  await Promise.all(Array.from({ length: lanes }, keepNext));
}

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: patience,
  matchOptions: anyKind,
  plugins: [whole, new ExpirationPlugin({ maxEntries: mostPages, purgeOnQuotaError: true })],
});

/** The pages of kept stories: with the files of the build, which are not dropped to make room. */
const keptStories = new NetworkFirst({
  cacheName: names.assets,
  networkTimeoutSeconds: patience,
  matchOptions: anyKind,
  plugins: [whole, { cacheKeyWillBeUsed: async ({ request }) => keptStoriesCopy(new URL(request.url).pathname) }],
});

/** Fetches a page and the files that it names. */
async function fetchPage(strategy: NetworkFirst, path: string, event: ExtendableEvent): Promise<void> {
  const [answered, done] = strategy.handleAll({ request: new Request(path), event });
  const html = await (await answered).text();
  await keepAssets([...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]);
  await done;
}

/** Keeps a page that is open: the router opened it without asking for a document. */
async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  // The pages of kept stories are fetched with the first of them.
  if (languagesKept([path]).length > 0) return;
  const isKnown = (await (await caches.open(names.pages)).match(path, anyKind)) !== undefined;
  if (isKnown || !isKept(new URL(path, self.location.origin))) return;
  await fetchPage(pages, path, event);
}

/** Fetches the rest of the build, with the texts of a language. */
const fill = (language: string) => keepAssets([...(list.languages[language] ?? []), ...list.parts]);

/** Keeps the pages of kept stories in a language, and all that they may load. */
async function keepStories(language: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(keptStoriesPages(language).map((path) => fetchPage(keptStories, path, event)));
  await fill(language);
}

/** The languages in which builds before this one keep the pages of kept stories. */
async function languagesBefore(): Promise<string[]> {
  const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return languagesKept(cached.flat().map(({ url }) => new URL(url).pathname));
}

self.addEventListener('install', (event) => {
  const install = async () => {
    const assets = await caches.open(names.assets);
    await assets.addAll([
      ...list.first,
      ...offered.map((locale) => new Request(offlineAddress(locale), { cache: 'reload' })),
    ]);
    // A site without drawn pictures is whole without this one.
    await assets.add(offlinePicture).catch((error: unknown) => console.warn('The offline scene did not come', error));
    // Who keeps stories can still play them when the files of the build before are dropped.
    const again = (await languagesBefore()).map((language) => keepStories(language, event));
    await Promise.all(again).catch((error: unknown) => console.warn('Kept stories stay with the build before', error));
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    // Its cache of pages is what says that a build has taken over.
    await caches.open(names.pages);
    const outdated = outdatedCaches(await caches.keys(), list.id);
    await Promise.all(outdated.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

const fulfil = async (wish: Wish, event: ExtendableEvent): Promise<void> => {
  if (wish.kind === 'take-over') return self.skipWaiting();
  if (wish.kind === 'keep') return keepPage(wish.path, event);
  if (wish.kind === 'keep-stories') return keepStories(wish.language, event);
  return fill(wish.language);
};

self.addEventListener('message', (event) => {
  const wish: Wish = event.data;
  const answer = (isDone: boolean) => event.ports[0]?.postMessage(isDone);
  const failed = (error: unknown) => {
    // Without a network the rest is fetched another time.
    console.warn(`Could not ${wish.kind}`, error);
    answer(false);
  };
  event.waitUntil(fulfil(wish, event).then(() => answer(true), failed));
});

const readMessage = (data: PushMessageData | null): unknown => {
  try {
    return data?.json();
  } catch (error) {
    console.warn('A pushed message could not be read', error);
    return undefined;
  }
};

self.addEventListener('push', (event) => {
  const { title, language, tag, path } = lineOf(readMessage(event.data), pushWords);
  event.waitUntil(self.registration.showNotification(title, { lang: language, dir: 'auto', tag, data: path }));
});

/** Shows an address in a tab of this site that is open, else in a new one. */
async function openAddress(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [tab] = tabs.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (tab === undefined) return void (await self.clients.openWindow(address));
  await tab.focus();
  await tab.navigate(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAddress(addressOf(event.notification.data, self.location.origin)));
});

registerRoute(isOf('asset'), async ({ request }) => assetOf(request));

registerRoute(
  isOf('picture'),
  new StaleWhileRevalidate({
    cacheName: names.pictures,
    matchOptions: anyKind,
    plugins: [whole, new ExpirationPlugin({ maxEntries: mostPictures, purgeOnQuotaError: true })],
  }),
);

registerRoute(isOf('page'), pages);

registerRoute(isOf('kept-stories'), keptStories);

registerRoute(isOf('passing'), new NetworkOnly());

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && languageOfShareTarget(url.pathname) !== undefined,
  async ({ request, url }) => {
    const locale = languageOfShareTarget(url.pathname) ?? 'en-US';
    const kept = await request
      .formData()
      .then(keepShared)
      .catch((error: unknown) => {
        console.warn('What was shared could not be kept', error);
        return 'nothing' as const;
      });
    return Response.redirect(importPath(locale, kept), 303);
  },
  'POST',
);

setCatchHandler(async ({ request, url }) => {
  // The copy may be of the build before, or the picture one that came with the install.
  const copy = isOf('kept-stories')({ request, url }) ? keptStoriesCopy(url.pathname) : request;
  const kept = await caches.match(copy, anyKind);
  if (kept !== undefined) return kept;
  if (request.destination !== 'document') return Response.error();
  const locale = languageFor(url.pathname, self.navigator.languages, offered);
  return (await caches.match(offlineAddress(locale), anyKind)) ?? Response.error();
});
