import type { StoryFileFormat } from '@fabula/sdk/types';

import type { RoundSpanValue } from '../content/Counts/round-span';

export interface StoryPlayValue {
  readonly storySessionId: string;
  /** Where it stands. */
  readonly roundId: string;
  readonly progress: {
    /** From 1. */
    readonly round: number;
    readonly chapter: { readonly number: number; readonly title: string } | null;
  };
  /** Null until it ends; its title is null where the author gave none. */
  readonly ending: { readonly title: string | null } | null;
  /** RFC 3339. */
  readonly updatedAt: string;
}

export interface StoryPlaysProps {
  /** The last played first. */
  readonly plays: readonly StoryPlayValue[];
  readonly span: RoundSpanValue;
  /** BCP 47 tag of the titles of chapters and endings. */
  readonly language: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly hrefOf: (play: StoryPlayValue) => string;
  readonly onShare: (play: StoryPlayValue) => void;
  readonly onSave: (play: StoryPlayValue, format: StoryFileFormat) => void;
  readonly savingId?: string | undefined;
  /** Earlier plays; left out when all of them are there. */
  readonly more?: { readonly isLoading: boolean; readonly onMore: () => void } | undefined;
}
