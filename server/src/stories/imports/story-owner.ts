import type { View } from '../../http/view.ts';

/** Who brings or drafts a story. */
export interface StoryOwner {
  ownerId: string;
  isGuest: boolean;
  network: string | undefined;
  /** The queue in which sources wait to be read (`queueKeyOf`). */
  queueKey: string;
  view: View;
  /** The name of the act, where the caller gave one. */
  key: string | undefined;
}
