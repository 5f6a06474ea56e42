import type { DataRecipient, DeletionFate, RetentionPeriod, SiteEngine } from '@fabula/sdk/types';

/** What a server says about itself; the shapes are those of the contract. */

export interface OperatorValue {
  readonly name: string;
  /** An email address, a web address, or a line of text. */
  readonly contact: string | null;
}

export type RecipientPurpose = DataRecipient['purpose'];

export interface RecipientValue {
  readonly purpose: RecipientPurpose;
  readonly name: string;
}

export interface RetentionValue {
  readonly record: RetentionPeriod['record'];
  readonly seconds: number;
}

export interface DeletionValue {
  readonly data: DeletionFate['data'];
  readonly becomes: readonly DeletionFate['becomes'][number][];
}

/** Keys of the browser's storage, and what they are for. */
export interface StorageValue {
  readonly purpose: 'session' | 'settings' | 'answers' | 'reward' | 'unsent' | 'place' | 'breaks' | 'signIn' | 'works';
  readonly keys: readonly string[];
}

export interface SiteValue {
  /** Null where the operator is not published. */
  readonly operator: OperatorValue | null;
  readonly sourceUrl: string | null;
  readonly engine: { readonly kind: SiteEngine['kind']; readonly model: string | null };
  readonly recipients: readonly RecipientValue[];
  /** Who takes the money; `local` moves none, null means that nothing can be bought. */
  readonly payment: string | null;
  /** False where acts cost no points and nothing is sold. */
  readonly usesPoints: boolean;
  readonly retention: readonly RetentionValue[];
  readonly deletion: readonly DeletionValue[];
}
