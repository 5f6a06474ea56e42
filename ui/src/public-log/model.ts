import type { PublicLogKind, PublicLogRecord } from '@fabula/sdk/types';

/** An entry of the public log. */
export interface LogEntryValue {
  readonly entryNumber: number;
  /** Where it is shown with its proof. */
  readonly href: string;
  readonly recordedAt: string;
  readonly record: PublicLogRecord;
}

/** A kind of entries, and the list of them. */
export interface LogKindValue {
  readonly kind: PublicLogKind;
  readonly count: number;
  readonly href: string;
}

/** What is known of a proof: nothing yet, at work, valid, or what does not hold. */
export type ProofState = 'unchecked' | 'checking' | 'valid' | 'entry' | 'path' | 'signature' | 'unsupported';
