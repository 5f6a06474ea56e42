import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { EventNotifier } from '../generations/event-notifier.ts';
import type { Database } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { Generations } from '../generations/generations.ts';
import type { Background } from '../jobs/background.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Recall } from '../recall/recall.ts';
import type { Safety } from '../safety/safety.ts';

export interface RoomLimits {
  contextTokens: number;
  replyTokens: number;
  /** Undefined where earlier messages are not recalled. */
  recall: Recall | undefined;
}

export interface RoomDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  accounts: Accounts;
  points: Points;
  explore: Explore;
  engine: TextEngine;
  safety: Safety;
  background: Background;
  generations: Generations;
  notifier: EventNotifier;
  limits: RoomLimits;
  price: () => number;
  limitWords: RateLimit;
  limitJoining: RateLimit;
}
