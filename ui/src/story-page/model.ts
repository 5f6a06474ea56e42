/** A play of the reader's, as the story's page lists it. */
export interface StoryPlayValue {
  readonly storySessionId: string;
  /** Where it stands. */
  readonly roundId: string;
  readonly progress: {
    /** From 1. */
    readonly round: number;
    readonly chapter: { readonly number: number; readonly title: string } | null;
  };
  /** Null while it goes on; its title is null where the author gave none. */
  readonly ending: { readonly title: string | null } | null;
  /** RFC 3339. */
  readonly updatedAt: string;
}

/** What a play can be taken home as. */
export type StoryFileValue = 'markdown' | 'epub';
