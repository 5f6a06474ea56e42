import * as sdk from '../src/index';

const ways = { bell: true, push: true };

/** The calls of notifications, followed creators, the feed and the numbers of creators. */
export const notificationCalls = {
  addPushDevice: () =>
    sdk.addPushDevice({
      endpoint: 'https://push.example/send/3f1c5a7e9b2d',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      language: 'en-US',
    }),
  countUnreadNotifications: () => sdk.countUnreadNotifications(),
  followCreator: () => sdk.followCreator({ kind: 'character', id: 'maren-vale' }),
  getNotificationSettings: () => sdk.getNotificationSettings(),
  listFollowedCreators: () => sdk.listFollowedCreators(),
  listPushDevices: () => sdk.listPushDevices(),
  removePushDevice: () => sdk.removePushDevice('psh-4d9a1c7e2b5f4806'),
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
