import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { Posts } from '../posts/posts.ts';
import type { ServerSecret } from '../lib/server-secret.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Safety } from '../safety/safety.ts';
import { Collections } from './collections/collections.ts';
import { Comments } from './comments.ts';
import { Creators } from './creators/creators.ts';
import { Engagement } from './engagement.ts';
import { Favourites } from './favourites.ts';
import { beginFeed } from './feed-store.ts';
import { Feed } from './feed.ts';
import { Notifications } from './notifications/notifications.ts';
import { PushDelivery } from './notifications/push/push-delivery.ts';
import { PushDevices } from './notifications/push/push-devices.ts';
import { ReachSettings } from './notifications/settings/settings.ts';
import { WeeklyMails, type WeeklyMailDeps } from './notifications/weekly-mail/weekly-mails.ts';
import { Reports, type ReportDeps } from './reports.ts';

/** Posts and comments per account. */
const WORDS_PER_MINUTE = 20;
/** Likes, follows and reports per account or device. */
const ACTS_PER_MINUTE = 120;
/** Reports of all guests of an address. */
const GUEST_REPORTS_PER_MINUTE = 5;

interface ServiceDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  rateLimits: RateLimits;
  accounts: Accounts;
  explore: Explore;
  safety: Safety;
  config: Pick<Config, 'brand' | 'publicUrl' | 'push'>;
  secret: ServerSecret;
  signIn: Pick<WeeklyMailDeps, 'accountMail' | 'mail'>;
  findReply: ReportDeps['findReply'];
  findRoomWords: ReportDeps['findRoomWords'];
}

export interface SocialServices {
  posts: Posts;
  engagement: Engagement;
  comments: Comments;
  reports: Reports;
  favourites: Favourites;
  feed: Feed;
  creators: Creators;
  notifications: Notifications;
  reachSettings: ReachSettings;
  pushDevices: PushDevices;
  /** Undefined where nothing is pushed. */
  pushDelivery: PushDelivery | undefined;
  weeklyMails: WeeklyMails;
  collections: Collections;
}

export function createSocialServices(deps: ServiceDeps): SocialServices {
  const limits = {
    words: deps.rateLimits.exact('words', WORDS_PER_MINUTE),
    acts: deps.rateLimits.approximate('social acts', ACTS_PER_MINUTE),
    guestReports: deps.rateLimits.exact('guest reports', GUEST_REPORTS_PER_MINUTE),
  };
  const posts = new Posts({ ...deps, limits });
  const creators = new Creators({ ...deps, limits, beginFeed });
  const engagement = new Engagement({ ...deps, limits, posts, creators });
  const comments = new Comments({ ...deps, limits, posts });
  const collections = new Collections({ ...deps, limits });
  const reports = new Reports({ ...deps, limits, collections, comments, posts });
  const favourites = new Favourites(deps);
  const feed = new Feed({ ...deps, posts });
  const notifications = new Notifications(deps);
  const { brand, publicUrl, push } = deps.config;
  const { accountMail, mail } = deps.signIn;
  const weeklyMails = new WeeklyMails({ ...deps, accountMail, brand, mail, notifications, publicUrl });
  const reachSettings = new ReachSettings({ ...deps, limits, push, weeklyMails });
  const pushDevices = new PushDevices({ ...deps, limits, push });
  const pushDelivery = push && new PushDelivery({ ...deps, notifications, push });
  return {
    posts,
    engagement,
    comments,
    reports,
    favourites,
    feed,
    creators,
    notifications,
    reachSettings,
    pushDevices,
    pushDelivery,
    weeklyMails,
    collections,
  };
}
