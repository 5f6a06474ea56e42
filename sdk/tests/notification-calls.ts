import * as sdk from '../src/index';

/** The calls of notifications, followed creators, the feed and the numbers of creators. */
export const notificationCalls = {
  countUnreadNotifications: () => sdk.countUnreadNotifications(),
  followCreator: () => sdk.followCreator({ kind: 'character', id: 'maren-vale' }),
  listFollowedCreators: () => sdk.listFollowedCreators(),
  listNotifications: () => sdk.listNotifications(),
  markNotificationsRead: () => sdk.markNotificationsRead({ until: '2026-11-21T19:04:06.000Z' }),
  unfollowCreator: () => sdk.unfollowCreator('flw-4d9a1c7e2b5f4806'),
  exportCreatorNumbers: () => sdk.exportCreatorNumbers(),
  getWorkNumbers: () => sdk.getWorkNumbers('character', 'maren-vale'),
  listCreatorNumbers: () => sdk.listCreatorNumbers(),
  getFeedNews: () => sdk.getFeedNews(),
  listFeed: () => sdk.listFeed(),
  markFeedSeen: () => sdk.markFeedSeen({ until: '2026-11-21T19:04:06.000Z' }),
};
