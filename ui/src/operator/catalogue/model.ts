import type { CatalogueAct, CatalogueEntry, CatalogueKind, CatalogueState, ReportReason } from '@fabula/sdk/types';

/** An entry of the catalogue, and where it and its author are read. */
export interface CatalogueValue extends CatalogueEntry {
  readonly href: string;
  /** Undefined for what comes with the server. */
  readonly authorHref: string | undefined;
}

/** Which part of the catalogue is shown. */
export interface CataloguePlace {
  readonly kind: CatalogueKind;
  /** Undefined for all. */
  readonly state: CatalogueState | undefined;
  /** What was last asked; empty for everything. */
  readonly words: string;
}

/** What an operator fills in before an act on an entry. */
export interface CatalogueForm {
  readonly reason: string;
  /** What is wrong with an entry that is hidden. */
  readonly ground?: ReportReason;
}

/** What can be done to an entry as it is now. */
export function possibleActs(entry: CatalogueEntry): readonly CatalogueAct[] {
  const isHidden = entry.hiddenFor !== null;
  return [
    ...(entry.featured ? (['stop-featuring'] as const) : isHidden ? [] : (['feature'] as const)),
    ...(entry.marked ? (['take-mark-back'] as const) : entry.mature ? [] : (['mark-mature'] as const)),
    isHidden ? 'show' : 'hide',
  ];
}
