import type { ReactNode } from 'react';

import type { Scene } from '@fabula/sdk';

/** What stands around a conversation that is a part of something larger, in the place of what usually does. */
export interface ChatSlots {
  /** Behind the thread, on phones. */
  readonly scene: Scene;
  /** Where the arrow of phones leads. */
  readonly backHref: string;
  /** Over the head. */
  readonly over: ReactNode;
  /** Over the composer, before what else there is reason to say. */
  readonly notices: ReactNode;
  /** Who answers, on wide screens. */
  readonly companion: ReactNode;
  /** In the place of a conversation that is not there. */
  readonly gone: ReactNode;
}
