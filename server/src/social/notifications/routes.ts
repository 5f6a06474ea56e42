import type { Handlers } from '../../http/operation.ts';
import { memberOf } from '../../http/reader.ts';
import type { SocialServices } from '../services.ts';

type NotificationOperation =
  | 'listNotifications'
  | 'countUnreadNotifications'
  | 'markNotificationsRead'
  | 'getNotificationSettings'
  | 'setNotificationSettings';

export function notificationRoutes({
  notifications,
  reachSettings,
}: Pick<SocialServices, 'notifications' | 'reachSettings'>): Pick<Handlers, NotificationOperation> {
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

    async getNotificationSettings(call) {
      return { data: await reachSettings.get(memberOf(call)) };
    },

    async setNotificationSettings({ input, ...call }) {
      return { data: await reachSettings.set(memberOf(call, input.headers), input.body) };
    },
  };
}
