import type { Handlers } from '../../http/operation.ts';
import { memberOf } from '../../http/reader.ts';
import type { Notifications } from './notifications.ts';

type NotificationOperation = 'listNotifications' | 'countUnreadNotifications' | 'markNotificationsRead';

export function notificationRoutes(notifications: Notifications): Pick<Handlers, NotificationOperation> {
  return {
    async listNotifications({ input, ...call }) {
      return { data: await notifications.list(memberOf(call), input.query) };
    },

    async countUnreadNotifications(call) {
      return { data: await notifications.countUnread(memberOf(call)) };
    },

    async markNotificationsRead({ input, ...call }) {
      return { data: await notifications.markRead(memberOf(call, input.headers), input.body.until) };
    },
  };
}
