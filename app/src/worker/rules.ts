/** What a worker knows of the build that it came with. */
export interface BuildList {
  /** Names the build: another one has other files. */
  readonly id: string;
  /** Addresses of the files that every page begins with, and the faces of its first view. */
  readonly first: readonly string[];
  /** Addresses of all other scripts and sheets that a page may load, in any language. */
  readonly parts: readonly string[];
  /** Addresses of the texts and faces of one language alone, by its name: `en-US`. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/**
 * How a request is answered: `asset` from the cache, `page` from the network and kept, `passing` from the network and
 * not kept, `picture` from the cache while it is fetched again, `kept-stories` as a page, of which one copy stands for
 * all stories.
 */
export type Rule = 'asset' | 'kept-stories' | 'page' | 'passing' | 'picture';

export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  /** Of the site. */
  readonly origin: string;
}

/** Calls, streams and what their answers lead through (`server/src/app.ts`): never the worker's. */
const untouched = /^\/(?:api|dev|telegram-widget)(?:\/|$)/;
const fileName = /\.[a-z0-9]{2,5}$/i;
/** Returns from sign-in and links of mails have codes in their addresses, and what is shared can be withdrawn at any time. */
const unkept = /^\/[^/]+\/(?:registerlogin|weekly-mail|story-play-sharing|get-play-sharing-round-content)(?:\/|$)/;
const keptStories = /^\/([a-z]{2}-[A-Z]{2})\/kept-stories(\/[^/]+\/play)?$/;
const language = /^\/([a-z]{2}-[A-Z]{2})\/./;

/** Whether the address of a page may be kept: in a language, without a query, which may carry a code. */
export const isKept = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' && language.test(pathname) && !unkept.test(pathname) && !fileName.test(pathname);

/** The rule of a request; undefined for what the browser does alone. */
export function ruleOf({ method, mode, url, origin }: AskedFor): Rule | undefined {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin || untouched.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/art/')) return 'picture';
  if (mode !== 'navigate' || fileName.test(pathname)) return undefined;
  if (!isKept(url)) return 'passing';
  return keptStories.test(pathname) ? 'kept-stories' : 'page';
}

/** The addresses of the pages of kept stories in a language: the list, and a play of any of them. */
export const keptStoriesPages = (locale: string): readonly [list: string, play: string] => [
  `/${locale}/kept-stories`,
  `/${locale}/kept-stories/any/play`,
];

/** Where the copy of a page of kept stories is. Their documents are the same for every story: the page reads the rest. */
export function keptStoriesCopy(pathname: string): string {
  const [, locale = '', play] = keptStories.exec(pathname) ?? [];
  const [list, ofAny] = keptStoriesPages(locale);
  return play === undefined ? list : ofAny;
}

/** The languages whose pages of kept stories are among these addresses. */
export const languagesKept = (pathnames: readonly string[]): string[] => [
  ...new Set(pathnames.flatMap((pathname) => keptStories.exec(pathname)?.[1] ?? [])),
];

/** The pictures of kept stories. They stay with every build, until their story is removed. */
export const keptPictures = 'fabula-kept-pictures';

/** The caches of a build, and the one of the pictures, which is every build's. */
export const cachesOf = (build: string) =>
  ({ assets: `fabula-assets-${build}`, pages: `fabula-pages-${build}`, pictures: 'fabula-pictures' }) as const;

const pagesOf = /^fabula-pages-(.+)$/;
const buildOf = /^fabula-(?:assets|pages)-(.+)$/;

/**
 * The caches to drop when the worker of a build takes over: those of all builds but itself and the one before, whose
 * tabs may still be open. Only a build that has taken over has a cache of pages.
 *
 * @param names of all caches, oldest first
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const before = names.flatMap((name) => pagesOf.exec(name)?.[1] ?? []).findLast((other) => other !== build);
  return names.filter((name) => {
    const owner = buildOf.exec(name)?.[1];
    return owner !== undefined && owner !== build && owner !== before;
  });
}

/** The language of the offline page: that of the address, else the first one wanted that there is. */
export function languageFor(pathname: string, wanted: readonly string[], offered: readonly string[]): string {
  const [, named] = language.exec(`${pathname}/.`) ?? [];
  const short = (tag: string) => tag.slice(0, 2).toLowerCase();
  const found = wanted.flatMap((tag) => offered.find((one) => short(one) === short(tag)) ?? []);
  return offered.find((one) => one === named) ?? found[0] ?? 'en-US';
}

/** The page to show where there is no network and no copy. */
export const offlineAddress = (locale: string): string => `/${locale}/offline.html`;

/** Its scene. */
export const offlinePicture = '/art/1/states/offline-900.webp';

/**
 * What a page asks of its worker: to take over, to keep a page, to fetch the rest of the build, or to keep the pages of
 * kept stories with that rest.
 */
export type Wish =
  | { readonly kind: 'take-over' }
  | { readonly kind: 'keep'; readonly path: string }
  | { readonly kind: 'fill'; readonly language: string }
  | { readonly kind: 'keep-stories'; readonly language: string };
