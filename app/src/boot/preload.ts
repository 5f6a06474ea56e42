import type { RouteObject } from 'react-router-dom';

import { languageOfPath } from '../i18n/locales';
import { loadPages } from './load-pages';
import { savesData } from '../browser/saves-data';

/** Preloads the code of the pages of an address; `routes` is read at each call, because loaded routes change. */
export const createPreload =
  (routes: () => RouteObject[]) =>
  (href: string): void => {
    const { origin, pathname } = new URL(href, window.location.href);
    const locale = languageOfPath(pathname);
    if (origin !== window.location.origin || locale === undefined || !window.navigator.onLine || savesData()) return;
    loadPages(routes(), pathname, locale).catch((error: unknown) => {
      // Opening the page loads it again, and reports a second failure.
      console.warn('A part of the app did not come ahead of time', error);
    });
  };
