import type { ReactNode } from 'react';

import type { Scene } from '@fabula/sdk';

/** Replaces what surrounds a conversation that is part of a story. */
export interface ChatSlots {
  /** Behind the thread, on phones. */
  readonly scene: Scene;
  readonly backHref: string;
  readonly over: ReactNode;
  /** Above the composer, before other notices. */
  readonly notices: ReactNode;
  readonly companion: ReactNode;
  readonly gone: ReactNode;
}
