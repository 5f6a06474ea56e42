import { markNotificationsRead } from '@fabula/sdk';
import { getCountUnreadNotificationsQueryKey } from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/** Marks notifications as read up to a time (RFC 3339), and takes over the count; false when that did not arrive. */
export async function markRead(client: QueryClient, until: string): Promise<boolean> {
  try {
    client.setQueryData(getCountUnreadNotificationsQueryKey(), await markNotificationsRead({ until }));
    return true;
  } catch (cause) {
    console.warn('Notifications could not be marked as read', cause);
    return false;
  }
}
