import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getFollowCreatorMockHandler,
  getListFollowedCreatorsMockHandler,
  getUnfollowCreatorMockHandler,
} from '../../generated/mocks/favourites/favourites.msw';
import {
  getAddPushDeviceMockHandler,
  getCountUnreadNotificationsMockHandler,
  getGetNotificationSettingsMockHandler,
  getListNotificationsMockHandler,
  getListPushDevicesMockHandler,
  getMarkNotificationsReadMockHandler,
  getRemovePushDeviceMockHandler,
  getSetNotificationSettingsMockHandler,
} from '../../generated/mocks/notifications/notifications.msw';
import { NotificationSettingsForm, NotificationsReadForm, type NotificationSettings } from '../../generated/model';

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });

/** Notifications that remember what was read and which are wanted, and followed creators. */
export function notificationHandlers(): RequestHandler[] {
  const all = operations.listNotifications.examples[200].typical.data.items;
  const followed = operations.followCreator.examples[200].done.data;
  let creators = operations.listFollowedCreators.examples[200].typical.data.items;
  let settings: NotificationSettings = operations.getNotificationSettings.examples[200].typical.data;
  const added = operations.addPushDevice.examples[200].done.data;
  let devices = operations.listPushDevices.examples[200].typical.data.items.filter(({ current }) => !current);
  let readAt = all.find(({ unread }) => !unread)?.at ?? '';
  const items = () => all.map((item) => ({ ...item, unread: item.at > readAt }));
  const count = () => ok({ unreadCount: items().filter(({ unread }) => unread).length });
  return [
    getListNotificationsMockHandler(() => ok({ items: items(), nextCursor: null })),
    getCountUnreadNotificationsMockHandler(() => count()),
    getMarkNotificationsReadMockHandler(async ({ request }) => {
      const { until } = parse(NotificationsReadForm, await request.json());
      if (until > readAt) readAt = until;
      return count();
    }),
    getGetNotificationSettingsMockHandler(() => ok(settings)),
    getSetNotificationSettingsMockHandler(async ({ request }) => {
      const form = parse(NotificationSettingsForm, await request.json());
      const { canMail, offered, pushKey } = settings;
      settings = { ...form, canMail, offered, pushKey };
      return ok(settings);
    }),
    getListPushDevicesMockHandler(() => ok({ items: devices })),
    getAddPushDeviceMockHandler(() => {
      devices = [added, ...devices.filter(({ current }) => !current)];
      return ok(added);
    }),
    getRemovePushDeviceMockHandler(({ params }) => {
      devices = devices.filter(({ pushId }) => pushId !== params['pushId']);
      return ok(null);
    }),
    getListFollowedCreatorsMockHandler(() => ok({ items: creators, nextCursor: null })),
    getFollowCreatorMockHandler(() => {
      creators = [followed, ...creators.filter(({ followId }) => followId !== followed.followId)];
      return ok(followed);
    }),
    getUnfollowCreatorMockHandler(({ params }) => {
      creators = creators.filter(({ followId }) => followId !== params['followId']);
      return ok(null);
    }),
  ];
}
