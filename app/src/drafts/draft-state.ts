import type { StoredDraft } from './draft-transport';
import type { FieldConflict } from './pending';

export type SaveState =
  /** Nothing was written, and the draft does not exist yet. */
  | { readonly kind: 'unwritten' }
  | { readonly kind: 'saving' }
  /** @property at when the server stored it: ISO 8601 */
  | { readonly kind: 'saved'; readonly at: string }
  /** The server does not answer: kept in this browser, sent later. */
  | { readonly kind: 'on-device' }
  /** A field was changed here and elsewhere: the visitor decides. */
  | { readonly kind: 'conflict' }
  /** The visitor has as many drafts as they may: kept in this browser. */
  | { readonly kind: 'too-many' }
  /** The server will not store a field as it is: kept in this browser. */
  | { readonly kind: 'refused'; readonly field: string | undefined };

export interface DraftState<Fields, Answer extends StoredDraft<Fields> = StoredDraft<Fields>> {
  readonly phase: 'loading' | 'failed' | 'gone' | 'open';
  /** Null until the draft is created. */
  readonly draftId: string | null;
  /** The revision that the server has; null until the draft is created. */
  readonly revision: number | null;
  readonly fields: Fields;
  /** The draft as the server answered last, with what it says beside the fields; null until the draft is created. */
  readonly answer: Answer | null;
  readonly save: SaveState;
  readonly conflicts: readonly FieldConflict<Fields>[];
  readonly isElsewhere: boolean;
}

export type ConflictChoice = 'mine' | 'theirs' | 'both';

export interface DraftKind<Fields extends object> {
  readonly names: readonly (keyof Fields)[];
  readonly blank: Fields;
  /** Whether the server stores these changes. */
  readonly fits: (changes: Partial<Fields>) => boolean;
  /** Both versions of a field in one; null where they cannot be joined, or would be too long. */
  readonly join: (field: keyof Fields, mine: Fields, theirs: Fields) => Partial<Fields> | null;
}
