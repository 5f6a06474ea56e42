import type { VersionReason } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import type { ConflictVersions } from '../model';

export type { VersionReason };

export interface VersionEntry {
  readonly versionId: string;
  /** Counts from 1. */
  readonly number: number;
  readonly reason: VersionReason;
  readonly when: ReactNode;
  /** What differs from the version before; empty for the first one. */
  readonly changed: readonly string[];
}

export interface VersionComparison {
  readonly olderNumber: number;
  readonly newerNumber: number;
  readonly state:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed' }
    | {
        readonly kind: 'ready';
        /** The fields that differ: `mine` is the older version, `theirs` the newer one. */
        readonly fields: readonly { readonly field: string; readonly versions: ConflictVersions }[];
        /** Entries of both lorebooks where they differ; null where they are alike, and where there are none. */
        readonly lore: { readonly older: number; readonly newer: number } | null;
      };
  /** BCP 47 tag of the texts. */
  readonly language: string;
}

export interface VersionToRestore {
  readonly versionId: string;
  readonly number: number;
  readonly isAtStake: boolean;
  readonly state: 'asked' | 'restoring' | 'failed' | 'refused';
}

/** What is said of the versions of a character, or of a story. */
export interface VersionWords {
  readonly fieldNames: Readonly<Record<string, ReactNode>>;
  readonly reasons: Readonly<Partial<Record<VersionReason, ReactNode>>>;
  /** There are none yet. */
  readonly none: ReactNode;
  /** What comes of a restore. */
  readonly restoring: ReactNode;
}

export interface VersionsProps {
  readonly words: VersionWords;
  readonly list:
    | { readonly kind: 'loading' }
    /** The draft has made nothing yet. */
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
