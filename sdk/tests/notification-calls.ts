import * as sdk from '../src/index';

const ways = { bell: true, push: true, mail: false };

/** The calls of notifications, followed creators, the feed and the numbers of creators. */
export const notificationCalls = {
  countUnreadNotifications: () => sdk.countUnreadNotifications(),
  followCreator: () => sdk.followCreator({ kind: 'character', id: 'maren-vale' }),
  getNotificationSettings: () => sdk.getNotificationSettings(),
  listFollowedCreators: () => sdk.listFollowedCreators(),
  listNotifications: () => sdk.listNotifications(),
  markNotificationsRead: () => sdk.markNotificationsRead({ until: '2026-11-21T19:04:06.000Z' }),
  setNotificationSettings: () =>
    sdk.setNotificationSettings({
      paused: false,
      choices: { published: ways, commented: ways, decided: ways, 'report-decided': ways },
      quietHours: { from: '22:30', until: '07:00', timeZone: 'Europe/Berlin' },
    }),
  unfollowCreator: () => sdk.unfollowCreator('flw-4d9a1c7e2b5f4806'),
  exportCreatorNumbers: () => sdk.exportCreatorNumbers(),
  getWorkNumbers: () => sdk.getWorkNumbers('character', 'maren-vale'),
  listCreatorNumbers: () => sdk.listCreatorNumbers(),
  getFeedNews: () => sdk.getFeedNews(),
  listFeed: () => sdk.listFeed(),
  markFeedSeen: () => sdk.markFeedSeen({ until: '2026-11-21T19:04:06.000Z' }),
};
