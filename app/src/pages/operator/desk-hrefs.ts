import type { CatalogueKind, CatalogueState, Locale } from '@fabula/sdk';
import type { DeskSection } from '@fabula/ui/operator';

import { paths } from '../../routes/paths';

/** Below the desk's own address, which only operators need. */
const below = (locale: Locale, ...parts: readonly string[]): string =>
  [paths.operator.href(locale), ...parts.map(encodeURIComponent)].join('/');

export const reportHref = (locale: Locale, reportedId: string): string => below(locale, 'reports', reportedId);
export const personHref = (locale: Locale, accountId: string): string => below(locale, 'accounts', accountId);

interface CatalogueSearch {
  readonly kind: CatalogueKind;
  readonly state?: CatalogueState | undefined;
  readonly q?: string | undefined;
}

/** Defaults are left out. */
export function catalogueHref(locale: Locale, { kind, q = '', state }: CatalogueSearch): string {
  const search = new URLSearchParams({
    ...(kind === 'character' ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    ...(q === '' ? {} : { q }),
  });
  return below(locale, 'catalogue') + (search.size === 0 ? '' : `?${search}`);
}

export const invitationsHref = (locale: Locale): string => below(locale, 'invitations');

/** Where each section of the desk is; invitations are offered where new accounts need one. */
export const deskHrefs = (locale: Locale): Readonly<Record<Exclude<DeskSection, 'invitations'>, string>> => ({
  reports: below(locale),
  catalogue: below(locale, 'catalogue'),
  people: below(locale, 'accounts'),
  proposals: below(locale, 'proposals'),
  announcements: below(locale, 'announcements'),
  engines: below(locale, 'engines'),
  log: below(locale, 'log'),
});
