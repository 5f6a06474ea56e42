import type { Locale } from '@fabula/sdk';

import { isLocale, looseLocale } from '../i18n/locales';
import { paths } from './paths';

/** Where a path leads instead of being a page, below `/{lang}/` (Product §2.1). */
const moved: Readonly<Record<string, string>> = {
  '': paths.characterStoryHub.pattern,
  [paths.genCharacter.pattern]: paths.createOwnCharacter.pattern,
};

/**
 * The address that a visitor of `pathname` is sent to, or `undefined` when the path is to be answered as it is
 * (Product §2.1). A path whose first segment is none of the ten languages gets one in front; one that names a
 * language in another spelling (`/en`, `/en-us`) leads to its exact one.
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
  const target = moved[rest.join('/')];
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
