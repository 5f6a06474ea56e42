import type { ReactNode } from 'react';
import type { CharacterVisibility, ReportReason } from '@fabula/sdk/types';
import type { MessageDescriptor } from 'react-intl';

export type VisibilityValue = CharacterVisibility;

/** Why something was not published. Fields are named as the editor names them. */
export type PublishProblemValue =
  | { readonly kind: 'missing'; readonly field: string }
  /** The field that breaks a rule by itself; undefined where several together do. */
  | { readonly kind: 'not-allowed'; readonly field: string | undefined }
  | { readonly kind: PlainPublishProblem };

export type PlainPublishProblem = 'hidden' | 'gone' | 'too-fast' | 'offline' | 'failed';

export type PublishStateValue =
  | { readonly step: 'choosing' | 'saving'; readonly problem: PublishProblemValue | null }
  /** @property isCopied undefined before anybody tried to copy the address. */
  | { readonly step: 'done'; readonly visibility: VisibilityValue; readonly isCopied: boolean | undefined };

/** What the reader has chosen. */
export interface PublishChoice {
  readonly visibility: VisibilityValue;
  /** Undefined where it was not asked for. */
  readonly statement: true | undefined;
  /** Undefined for what cannot be remixed. */
  readonly remixable: boolean | undefined;
}

/** Why the operators have hidden something. */
export interface WithheldValue {
  readonly reason: ReportReason;
  /** Whether it was changed since, and may be published again. */
  readonly changed: boolean;
}

/** What the dialog says of a character, or of a story. */
export interface PublishWords {
  /** The fields that a refusal can name. */
  readonly fieldNames: Readonly<Record<string, ReactNode>>;
  /** For fields of which more is to be said than that they are missing. */
  readonly missing: Readonly<Record<string, ReactNode>>;
  readonly problems: Readonly<Record<'hidden' | 'gone', ReactNode>>;
  readonly hints: Readonly<Record<VisibilityValue, ReactNode>>;
  readonly done: Readonly<Record<VisibilityValue, (name: ReactNode) => ReactNode>>;
  readonly statement: ReactNode;
  /** To a guest. */
  readonly needsAccount: ReactNode;
  readonly linkLabel: MessageDescriptor;
}
