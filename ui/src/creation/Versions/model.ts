import type { ReactNode } from 'react';

import type { ConflictField, ConflictVersions } from '../model';

/** Why there is a version. */
export type VersionReason = 'keep' | 'publish' | 'restore' | 'import' | 'lorebook';

export interface VersionEntry {
  readonly versionId: string;
  /** Counts from 1. */
  readonly number: number;
  readonly reason: VersionReason;
  /** When it was made, as the reader reads it. */
  readonly when: ReactNode;
  /** What differs from the version before; empty for the first one. */
  readonly changed: readonly (ConflictField | 'lore')[];
}

/** Two versions side by side. */
export interface VersionComparison {
  readonly olderNumber: number;
  readonly newerNumber: number;
  readonly state:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed' }
    | {
        readonly kind: 'ready';
        /** The fields that differ: `mine` is the older version, `theirs` the newer one. */
        readonly fields: readonly { readonly field: ConflictField; readonly versions: ConflictVersions }[];
        /** Entries of both lorebooks where they differ; null where they are alike. */
        readonly lore: { readonly older: number; readonly newer: number } | null;
      };
  /** BCP 47 tag of the texts. */
  readonly language: string;
}

/** A version that the reader is about to restore. */
export interface VersionToRestore {
  readonly versionId: string;
  readonly number: number;
  /** The draft has changes that are not kept. */
  readonly isAtStake: boolean;
  readonly state: 'asked' | 'restoring' | 'failed' | 'refused';
}

export interface VersionsProps {
  readonly list:
    | { readonly kind: 'loading' }
    /** The draft has no character yet. */
    | { readonly kind: 'none' }
    | { readonly kind: 'failed'; readonly isRetrying: boolean }
    | { readonly kind: 'ready'; readonly versions: readonly VersionEntry[]; readonly most: number };
  readonly onRetry: () => void;
  /** Ids of the versions that are chosen for comparing, two at most. */
  readonly chosen: readonly string[];
  readonly onChoose: (versionId: string, isChosen: boolean) => void;
  readonly comparison: VersionComparison | null;
  readonly onCompare: () => void;
  readonly onLeaveComparison: () => void;
  readonly toRestore: VersionToRestore | null;
  readonly onAskRestore: (versionId: string) => void;
  /** @param draft what becomes of changes that are not kept */
  readonly onRestore: (draft: 'keep' | 'replace') => void;
  readonly onLeaveRestore: () => void;
}
