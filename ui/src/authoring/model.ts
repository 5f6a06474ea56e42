import type { ReactNode } from 'react';

/** The two versions of a field that was changed here and elsewhere. */
export type ConflictVersions =
  /** Long or short text: compared word by word. */
  | { readonly kind: 'text'; readonly mine: string; readonly theirs: string }
  /** Several entries, such as tags, as they are shown. */
  | { readonly kind: 'entries'; readonly mine: readonly string[]; readonly theirs: readonly string[] }
  /** Addresses of portraits. */
  | { readonly kind: 'picture'; readonly mine: string; readonly theirs: string }
  /** One of a few, as it is shown. */
  | { readonly kind: 'choice'; readonly mine: ReactNode; readonly theirs: ReactNode };

export type ConflictChoice = 'mine' | 'theirs' | 'both';

export interface DraftConflictValue<Field extends string> {
  readonly field: Field;
  readonly versions: ConflictVersions;
  /** Both can be kept: a text after the other, the entries of both. */
  readonly canKeepBoth: boolean;
  readonly choice: ConflictChoice | undefined;
}

export interface DraftConflictProps<Field extends string> {
  readonly conflicts: readonly DraftConflictValue<Field>[];
  /** What each field is called. */
  readonly names: Readonly<Record<Field, ReactNode>>;
  readonly onChoice: (field: Field, choice: ConflictChoice) => void;
  /** Every field has a choice. */
  readonly onKeep: () => void;
  readonly isBusy: boolean;
  /** BCP 47 tag of the texts: finds their words. */
  readonly language: string;
}
