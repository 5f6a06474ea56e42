import type { DraftLoreFields, DraftLoreLongField } from '@fabula/sdk/types';

export interface LoreFieldsValue {
  readonly name: string;
  readonly comment: string;
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  readonly selective: boolean;
  readonly content: string;
  readonly enabled: boolean;
  readonly constant: boolean;
  readonly useRegex: boolean;
  readonly caseSensitive: boolean;
  readonly insertionOrder: number;
  readonly priority: number | null;
  readonly position: DraftLoreFields['position'];
}

export type LongLoreField = DraftLoreLongField;

export type LoreSaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The server does not answer: only in this tab, sent again by itself. */
  | { readonly kind: 'unsaved' }
  /** The server will not store it as it is. */
  | { readonly kind: 'refused' }
  /** The lorebook has no room for it. */
  | { readonly kind: 'full' }
  /** It was changed elsewhere too. @property theirs what it is there */
  | { readonly kind: 'conflict'; readonly theirs: LoreFieldsValue };

export interface LoreEntryValue {
  readonly entryId: string;
  /** Its place in the lorebook, from 0. */
  readonly index: number;
  readonly fields: LoreFieldsValue;
  readonly longFields: readonly LongLoreField[];
  readonly tokens: number;
  readonly save: LoreSaveState;
  readonly isDeleted: boolean;
}

/** An entry that a line triggers. */
export interface WokenLoreValue {
  readonly entryId: string;
  readonly index: number;
  readonly title: string;
  /** The key that triggers it; null for one that is always included. */
  readonly keyword: string | null;
  readonly tokens: number;
}

export type LoreTrialValue =
  | { readonly kind: 'waiting' | 'trying' | 'failed' }
  | { readonly kind: 'done'; readonly items: readonly WokenLoreValue[]; readonly total: number };

export type LoreImportValue =
  | { readonly kind: 'waiting' | 'reading' }
  | { readonly kind: 'done'; readonly added: number; readonly skipped: number }
  | { readonly kind: 'failed'; readonly why: 'no-lorebook' | 'too-large' | 'full' | 'failed' };

export interface LoreActs {
  readonly onSearch: (words: string) => void;
  readonly onPage: (step: 1 | -1) => void;
  readonly onOpen: (entryId: string | null) => void;
  readonly onAdd: () => void;
  readonly onChange: (entryId: string, changes: Partial<LoreFieldsValue>) => void;
  readonly onDuplicate: (entryId: string) => void;
  readonly onDelete: (entryId: string) => void;
  readonly onRestore: (entryId: string) => void;
  readonly onMove: (entryId: string, step: 1 | -1) => void;
  readonly onDecide: (entryId: string, choice: 'mine' | 'theirs') => void;
  readonly onFile: (file: File) => void;
  readonly onTry: (line: string) => void;
  readonly onShow: (entry: WokenLoreValue) => void;
  readonly onRetry: () => void;
}

export interface LoreEditorProps extends LoreActs {
  readonly phase: 'loading' | 'failed' | 'ready';
  readonly entries: readonly LoreEntryValue[];
  readonly total: number;
  readonly most: number;
  readonly search: string;
  /** The place of the first entry that is shown, from 0, and whether there are more before and after. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly openId: string | null;
  readonly trial: LoreTrialValue;
  readonly importing: LoreImportValue;
  /** BCP 47 tag of the lorebook. */
  readonly language: string | undefined;
}
