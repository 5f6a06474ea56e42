import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';

import { storageKeys, type ContentMode, type Locale } from '@fabula/sdk';

import { onThemeSwitch } from '../../../.storybook/theme-switch';
import { appContext } from '../context/app-context';
import { createBrowserApp } from '../boot/browser-app';
import { paths } from '../routes/paths';
import { routes as productRoutes } from '../pages/router';
import { startSession } from '../session/start-session';
import { pageKeys } from '../session/storage-keys';
import type { Theme } from '../context/visitor-state';
import type { Brand } from '../i18n/brand';
import { fastClock } from './fast-clock';
import { AppContext } from '../context/use-app';

interface PageInAppProps {
  readonly path: string;
  readonly locale: Locale;
  readonly brand: Brand;
  readonly theme: Theme;
  readonly contentMode: ContentMode;
  readonly usesPoints?: boolean;
  /** In place of the product's own route table. */
  readonly routes?: RouteObject[];
}

function startApp(props: PageInAppProps) {
  const { path, locale, brand, theme, contentMode, usesPoints = true, routes = productRoutes } = props;
  window.localStorage.setItem(pageKeys.theme, theme);
  window.localStorage.setItem(storageKeys.contentMode, contentMode);
  const { pathname, search, href } = new URL(`/${locale}/${path}`, window.location.origin);
  const isReturn = pathname === paths.registerLogin.href(locale);
  const site = { brand, publicUrl: window.location.origin, accountGift: usesPoints ? 80 : 0, usesPoints };
  const app = createBrowserApp(site, () => router, { returned: isReturn ? search : '', clock: fastClock });
  const router = createMemoryRouter(routes, {
    initialEntries: [isReturn ? pathname : href.slice(site.publicUrl.length)],
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  return { app, router };
}

/** The whole app at an address: what a story of a page shows. */
export function PageInApp(props: PageInAppProps) {
  const [{ app, router }] = useState(() => startApp(props));
  useEffect(() => {
    void startSession(app);
    return () => router.dispose();
  }, [app, router]);
  useEffect(() => onThemeSwitch(app.visitor.chooseTheme), [app]);
  return (
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>
  );
}
