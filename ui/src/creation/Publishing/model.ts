import type { CharacterVisibility, ReportReason } from '@fabula/sdk/types';

import type { ConflictField } from '../model';

export type VisibilityValue = CharacterVisibility;

/** A field of the character as the editor has it; `lore` is the lorebook. */
export type PublishFieldValue = ConflictField | 'lore';

/** Why a character was not published. */
export type PublishProblemValue =
  | { readonly kind: 'missing'; readonly field: PublishFieldValue }
  /** The field that breaks a rule by itself; undefined where several together do. */
  | { readonly kind: 'not-allowed'; readonly field: PublishFieldValue | undefined }
  | { readonly kind: 'mature' | 'age' | 'hidden' | 'gone' | 'too-fast' | 'offline' | 'failed' };

export type PublishStateValue =
  | { readonly step: 'choosing' | 'saving'; readonly problem: PublishProblemValue | null }
  /** @property isCopied undefined before anybody tried to copy the address. */
  | { readonly step: 'done'; readonly visibility: VisibilityValue; readonly isCopied: boolean | undefined };

/** What the reader has chosen. */
export interface PublishChoice {
  readonly visibility: VisibilityValue;
  /** Undefined where it was not asked for. */
  readonly statement: true | undefined;
  readonly remixable: boolean;
}

/** Why the operators have hidden a character. */
export interface WithheldValue {
  readonly reason: ReportReason;
  /** Whether it was changed since, and may be published again. */
  readonly changed: boolean;
}
