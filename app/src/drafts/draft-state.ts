import type { StoredDraft } from './draft-transport';
import type { FieldConflict } from './pending';

/** Where the latest change of a draft is. */
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

/** What an editor shows of a draft. */
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
  /** Another tab of this browser has the draft open too. */
  readonly isElsewhere: boolean;
}

/** How a conflict is decided. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** The fields of a kind of draft. */
export interface DraftKind<Fields extends object> {
  readonly names: readonly (keyof Fields)[];
  /** What a draft has before it is created. */
  readonly blank: Fields;
  /** Whether the server stores these changes. */
  readonly fits: (changes: Partial<Fields>) => boolean;
  /** Both versions of a field in one; null where they cannot be joined, or would be too long. */
  readonly join: (field: keyof Fields, mine: Fields, theirs: Fields) => Partial<Fields> | null;
}
