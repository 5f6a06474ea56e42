import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getFollowCreatorMockHandler,
  getListFollowedCreatorsMockHandler,
  getUnfollowCreatorMockHandler,
} from '../../generated/mocks/favourites/favourites.msw';
import {
  getCountUnreadNotificationsMockHandler,
  getListNotificationsMockHandler,
  getMarkNotificationsReadMockHandler,
} from '../../generated/mocks/notifications/notifications.msw';
import { NotificationsReadForm } from '../../generated/model';

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });

/** Notifications that remember what was read, and followed creators. */
export function notificationHandlers(): RequestHandler[] {
  const all = operations.listNotifications.examples[200].typical.data.items;
  const followed = operations.followCreator.examples[200].done.data;
  let creators = operations.listFollowedCreators.examples[200].typical.data.items;
  let readAt = all.find(({ unread }) => !unread)?.at ?? '';
  const items = () => all.map((item) => ({ ...item, unread: item.at > readAt }));
  const count = () => ok({ unreadCount: items().filter(({ unread }) => unread).length });
  return [
    getListNotificationsMockHandler(() => ok({ items: items(), nextCursor: null })),
    getCountUnreadNotificationsMockHandler(() => count()),
    getMarkNotificationsReadMockHandler(async ({ request }) => {
      const { until } = NotificationsReadForm.parse(await request.json());
      if (until > readAt) readAt = until;
      return count();
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
