/** A story that has ended well, and what is still on the page. */
export interface EndedStory {
  readonly id: string;
  /** The globals that it was shown with. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Those of them that the story sets itself. */
  readonly storyGlobals: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Listener = (story: EndedStory) => Promise<void>;

let listener: Listener = () => Promise.resolve();

/** Calls `next`, and nothing set before it, at the end of every story that passed, while it is still on the page. */
export function setStoryEndListener(next: Listener): void {
  listener = next;
}

/** Tells the listener that a story passed. */
export const storyEnded: Listener = (story) => listener(story);
