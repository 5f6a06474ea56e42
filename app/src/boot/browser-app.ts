import type { RouteObject } from 'react-router-dom';

import type { Clock } from '@fabula/sdk';
import { signedOut } from '@fabula/ui';

import type { App } from '../context/app-context';
import { QueryClients } from '../data/query-clients';
import { waitBriefly } from '../data/loader-policy';
import { applyHead } from '../head/apply-head';
import { headTags, type PageHead } from '../head/head-tags';
import { brandNames } from '../i18n/brand-names';
import { paths } from '../routes/paths';
import { languageOfPath } from '../i18n/locales';
import { createSignInDoor } from '../session/sign-in/door/sign-in-door';
import { createToasts } from '../session/toasts';
import type { PointsMissingState } from '../shop/points-missing';
import { createBrowserVisitor } from './browser-visitor';
import { createPopupHistory, type PopupRouter } from './popup-history';
import { createPreload } from './preload';

/** A page waits this long for its data before it shows its skeleton, in milliseconds. */
const waitMs = 300;

type Site = Pick<App, 'brand' | 'publicUrl' | 'accountGift' | 'usesPoints'>;

interface TabRouter extends PopupRouter {
  readonly routes: RouteObject[];
  navigate(to: string, options: { state: PointsMissingState }): Promise<void>;
}

const showHead =
  ({ brand, publicUrl }: Site) =>
  (head: PageHead) => {
    const { pathname } = window.location;
    const locale = languageOfPath(pathname);
    if (locale === undefined) return;
    applyHead(headTags(head, { locale, brandName: brandNames[brand], publicUrl, pathname }));
  };

/** Everything that the pages of this tab share; `returned` is the query of a sign-in provider's return. */
export function createBrowserApp(
  site: Site,
  router: () => TabRouter,
  { returned = '', clock }: { returned?: string; clock?: Clock } = {},
): App {
  const queries = new QueryClients();
  const toasts = createToasts();
  const onInsufficientPoints = () => {
    visitor.state.set({ lacksPoints: true });
    const { pathname, search } = window.location;
    const state = { pointsMissingAt: pathname + search };
    void router().navigate(paths.prices.href(visitor.preferences().language), { state });
  };
  const onSignedOut = () => {
    queries.clear();
    toasts.show(signedOut());
  };
  const signIn = createSignInDoor(returned);
  // With points, the shop alone needs an account, and opens the popup with its own way back.
  const onRegistrationRequired = () => {
    if (!site.usesPoints) signIn.open();
  };
  const visitor = createBrowserVisitor({ onInsufficientPoints, onRegistrationRequired, onSignedOut }, clock);
  return {
    ...site,
    queries,
    visitor,
    toasts,
    signIn,
    openPopups: createPopupHistory(router, window),
    settle: waitBriefly(waitMs),
    showHead: showHead(site),
    preload: createPreload(() => router().routes),
  };
}
