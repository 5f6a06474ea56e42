import type { LorebookEntryPreview, LorebookSource } from '@fabula/sdk/types';

import type { CardWarningValue } from './model';

export interface LorebookEntryValue {
  readonly title: string;
  readonly keys: readonly string[];
  readonly text: string;
  readonly wakes: LorebookEntryPreview['wakes'];
}

export interface LorebookPreviewValue {
  readonly source: LorebookSource;
  /** What its author calls it; empty where they do not. */
  readonly name: string;
  readonly entryCount: number;
  /** Those that can ever reach an engine. */
  readonly usedCount: number;
  readonly promptTokens: number;
  readonly entries: readonly LorebookEntryValue[];
  readonly warnings: readonly CardWarningValue[];
}

/** Why a lorebook could not be read, kept or saved. */
export type LorebookProblemValue =
  | 'not-a-lorebook'
  | 'damaged'
  | 'too-large'
  | 'not-allowed'
  | 'changed'
  | 'gone'
  | 'too-fast'
  | 'offline'
  | 'failed';

export type LorebookValue =
  | {
      readonly step: 'waiting';
      readonly problem: LorebookProblemValue | null;
      readonly fileName: string;
      /** The former lorebook has just come back. */
      readonly isRestored: boolean;
    }
  | { readonly step: 'reading'; readonly fileName: string }
  | {
      readonly step: 'deciding' | 'keeping';
      readonly lorebook: LorebookPreviewValue;
      readonly problem: LorebookProblemValue | null;
    }
  | {
      readonly step: 'kept' | 'undoing';
      readonly loreCount: number;
      readonly problem: LorebookProblemValue | null;
    };
