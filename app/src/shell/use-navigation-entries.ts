import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';

import type { NavEntry } from '@fabula/ui';

import { brandLabel, type BrandLabel } from '../i18n/brand-labels';
import { placeLabels } from '../i18n/place-labels';
import { paths, pointPaths, type RoutePath } from '../routes/paths';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';

interface Place {
  readonly label: BrandLabel;
  readonly path: RoutePath;
  readonly icon: NavEntry['icon'];
  /** Other pages that belong to it. */
  readonly also?: readonly RoutePath[];
}

const paidPages = [
  paths.shop,
  paths.product,
  paths.cart,
  paths.giftNew,
  paths.gifts,
  paths.upgrade,
  paths.orders,
  paths.receipts,
  paths.web3Payment,
];

const bundlePages = [paths.bundles, paths.bundleNew, paths.bundle];

/** The entries of the sidebar, in their order (Product §2.2); the first three are the bottom bar's. */
const places: readonly Place[] = [
  { label: 'explore', path: paths.characterStoryHub, icon: 'explore' },
  { label: 'createCharacter', path: paths.createOwnCharacter, icon: 'createCharacter' },
  { label: 'createStory', path: paths.genStory, icon: 'createStory', also: bundlePages },
  { label: 'payments', path: paths.prices, icon: 'coins', also: paidPages },
  { label: 'userProfile', path: paths.userProfile, icon: 'profile' },
];

const bottomBarLength = 3;

export function useNavigationEntries(): { sidebar: readonly NavEntry[]; bottomBar: readonly NavEntry[] } {
  const { brand, usesPoints } = useApp();
  const { pathname } = useLocation();
  const locale = useLocale();
  const words = placeLabels(useIntl());
  const offered = usesPoints ? places : places.filter(({ path }) => !pointPaths.includes(path));
  const sidebar = offered.map(({ label, path, icon, also = [] }) => {
    const href = path.href(locale);
    return {
      id: label,
      label: brandLabel(brand, locale, label) ?? words[label],
      href,
      icon,
      current: pathname === href || also.some(({ pattern }) => matchPath(`/${locale}/${pattern}`, pathname) !== null),
    };
  });
  return { sidebar, bottomBar: sidebar.slice(0, bottomBarLength) };
}
