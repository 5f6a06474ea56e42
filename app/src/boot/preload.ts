import type { RouteObject } from 'react-router-dom';

import { languageOfPath } from '../i18n/locales';
import { loadPages } from './load-pages';
import { savesData } from '../browser/saves-data';

/**
 * Brings the parts of the app that an address will need, before anybody goes there: then going there takes no longer than
 * drawing it.
 *
 * @param routes the tab's routes, asked for at every call: those whose parts have come say so
 */
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
