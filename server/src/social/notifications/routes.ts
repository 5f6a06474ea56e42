import type { Handlers } from '../../http/operation.ts';
import { memberOf } from '../../http/reader.ts';
import type { SocialServices } from '../services.ts';

type NotificationOperation =
  | 'listNotifications'
  | 'countUnreadNotifications'
  | 'markNotificationsRead'
  | 'getNotificationSettings'
  | 'setNotificationSettings'
  | 'listPushDevices'
  | 'addPushDevice'
  | 'removePushDevice';

export function notificationRoutes({
  notifications,
  pushDevices,
  reachSettings,
}: Pick<SocialServices, 'notifications' | 'pushDevices' | 'reachSettings'>): Pick<Handlers, NotificationOperation> {
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

    async listPushDevices(call) {
      return { data: { items: await pushDevices.list(memberOf(call), call.principal) } };
    },

    async addPushDevice({ input, ...call }) {
      return { data: await pushDevices.add(memberOf(call, input.headers), call.principal, input.body) };
    },

    async removePushDevice({ input, ...call }) {
      await pushDevices.remove(memberOf(call, input.headers), input.params.pushId);
      return { data: null };
    },
  };
}
