import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { Locale } from '@fabula/sdk';

import { loadMessages } from '../i18n/messages';
import { pageOf } from '../pages/router';

interface LoadedPage {
  readonly route: RouteObject;
  readonly module: Partial<RouteObject>;
}

/** Loads the missing pages of a path and their texts; rejects when a chunk cannot be loaded. */
export async function loadPages(routes: RouteObject[], pathname: string, locale: Locale): Promise<LoadedPage[]> {
  const loading = (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return [];
    const load: () => Promise<Partial<RouteObject>> = route.lazy;
    const [module] = await Promise.all([load(), loadMessages(locale, pageOf(route)?.texts)]);
    return [{ route, module }];
  });
  return (await Promise.all(loading)).flat();
}
