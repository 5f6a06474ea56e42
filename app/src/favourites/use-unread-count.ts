import { useCountUnreadNotifications } from '@fabula/sdk/react';

import { useVisitor } from '../context/use-app';

/** How many notifications are unread, 10 for ten or more; undefined for a guest and until it is known. */
export function useUnreadCount(): number | undefined {
  const { isRegistered } = useVisitor();
  const { data } = useCountUnreadNotifications({
    query: { enabled: isRegistered, staleTime: 0, refetchOnWindowFocus: true },
  });
  return isRegistered ? data?.unreadCount : undefined;
}
