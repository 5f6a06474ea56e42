import type { Locale } from '@fabula/sdk';

import { isLocale, looseLocale } from '../i18n/locales';
import { funnyTabs, isFunnyTab } from './funny-tabs';
import { paths } from './paths';

/** Where a path leads instead of being a page, below `/{lang}/` (Product §2.1). */
const moved: Readonly<Record<string, string>> = {
  '': paths.characterStoryHub.pattern,
  [paths.genCharacter.pattern]: paths.createOwnCharacter.pattern,
};

/** An unknown tab leads to the first. */
function funnyTarget([root, tab, ...rest]: readonly string[]): string | undefined {
  const [funny] = paths.genFunny.pattern.split('/');
  if (root !== funny || rest.length > 0 || isFunnyTab(tab)) return undefined;
  return `${funny}/${funnyTabs[0]}`;
}

/**
 * The redirect of a path, or undefined (Product §2.1): adds a missing language, and corrects its spelling (`/en`,
 * `/en-us`).
 *
 * @param detect the language of a path that names none
 */
export function redirectOf(pathname: string, detect: () => Locale): string | undefined {
  const [first, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (!isLocale(first)) {
    const meant = looseLocale(first);
    const segments = meant === undefined ? [detect(), first, ...rest] : [meant, ...rest];
    const prefixed = `/${segments.filter((segment) => segment !== undefined).join('/')}`;
    return redirectOf(prefixed, detect) ?? prefixed;
  }
  const target = moved[rest.join('/')] ?? funnyTarget(rest);
  return target === undefined ? undefined : `/${first}/${target}`;
}

/** Whether a path opens the adult catalogue: it starts with `/{lang}/special-nsfw` (Product §2.1). */
export function opensAdultCatalogue(pathname: string): boolean {
  const [, first, second = ''] = pathname.split('/');
  return isLocale(first) && second.startsWith('special-nsfw');
}

/** The same page in another language: the first segment is rewritten, the rest stays (Product §2.2). */
export function inLanguage(pathname: string, locale: Locale): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${[locale, ...rest].join('/')}` : `/${locale}${pathname}`;
}
