export interface EndedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Listener = (story: EndedStory) => Promise<void>;

let listener: Listener | undefined;

/** Calls `next`, and nothing set before it, at the end of every story that passed, while it is still on the page. */
export function setStoryEndListener(next: Listener): void {
  listener = next;
}

/** Whether stories are tested here, rather than looked at. */
export const isTested = (): boolean => listener !== undefined;

/**
 * Ends a story. In tests, what went wrong unseen fails it; who looks at it in Storybook reads it on the console, and keeps
 * the story.
 *
 * @throws Error naming all complaints, in tests
 */
export async function storyEnded(story: EndedStory, complaints: readonly string[]): Promise<void> {
  if (listener === undefined) {
    for (const complaint of complaints) console.warn(complaint);
    return;
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  await listener(story);
}
