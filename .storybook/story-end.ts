/** A story that has ended well, and what is still on the page. */
export interface EndedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

type Listener = (story: EndedStory) => Promise<void>;

const listeners: Listener[] = [];

/**
 * Calls `listener` at the end of every story that went well, while it is still on the page. Runners whose modules live
 * longer than one file of stories register here once; hooks of their own would belong to the first file only.
 */
export function onStoryEnd(listener: Listener): void {
  listeners.push(listener);
}

/** Tells everyone who asked that a story went well. */
export const storyEnded: Listener = async (story) => {
  for (const listener of listeners) await listener(story);
};
