import type { QueryClient } from '@tanstack/react-query';

/** Messages of one page: the most that the contract gives. */
export const pageLength = 48;

export interface ThreadCache<Thread> {
  readonly keyOf: (threadId: string) => readonly [string, string];
  readonly read: (client: QueryClient, threadId: string) => Thread | undefined;
  /** Changes a thread; one that is not in the cache stays away. */
  readonly change: (client: QueryClient, threadId: string, change: (thread: Thread) => Thread) => void;
}

/** `name` is the first part of every key, unique per kind. */
export function createThreadCache<Thread>(name: string): ThreadCache<Thread> {
  const keyOf = (threadId: string) => [name, threadId] as const;
  return {
    keyOf,
    read: (client, threadId) => client.getQueryData<Thread>(keyOf(threadId)),
    change: (client, threadId, change) =>
      void client.setQueryData<Thread>(keyOf(threadId), (thread) => thread && change(thread)),
  };
}
