export interface EndedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
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

export const storyEnded: Listener = (story) => listener(story);
