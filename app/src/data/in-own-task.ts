import type { Preferences } from '@fabula/sdk';
import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';

import { nextTask } from '../browser/next-task';

let sending: Preferences | undefined;

/** The language and content mode of the cache whose query is being sent; undefined while none is. */
export const preferencesOfQuery = (): Preferences | undefined => sending;

/**
 * Sends each query of a cache in a task of its own: the ten that a page starts at once would keep a tap waiting. The
 * request says `preferences`, those of the cache, whatever the visitor has chosen since.
 */
export const inOwnTask =
  (preferences: Preferences | undefined) =>
  async (queryFn: QueryFunction, context: QueryFunctionContext): Promise<unknown> => {
    await nextTask();
    sending = preferences;
    try {
      return queryFn(context);
    } finally {
      sending = undefined;
    }
  };
