import type { Logger } from 'pino';
import { createSignInParts, type SignInParts } from './accounts/sign-in/parts.ts';
import { Accounts } from './accounts/accounts.ts';
import { Sessions } from './accounts/sessions.ts';
import { createChatServices, type ChatServices } from './chats/services.ts';
import type { Config } from './config/config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { findInk } from './db/seeds/ink.ts';
import { Explore } from './explore/explore.ts';
import { EventStreams } from './http/event-streams.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { randomIds, type Ids } from './lib/ids.ts';
import { createLog } from './log.ts';
import { Points } from './points/points.ts';
import { createTextEngine } from './providers/text/create-text-engine.ts';
import type { TextEngine } from './providers/text/text-engine.ts';
import { createSafety } from './safety/create-safety.ts';
import type { Safety } from './safety/safety.ts';
import type { StoryServices } from './stories/routes.ts';
import { StoryEngines, type FindInk } from './stories/story-engines.ts';
import { StoryForks } from './stories/story-forks.ts';
import { StoryMoves } from './stories/story-moves.ts';
import { StorySessions } from './stories/story-sessions.ts';

/** What a server is made of. */
export interface Deps extends AsyncDisposable {
  config: Config;
  log: Logger;
  clock: Clock;
  ids: Ids;
  database: Database;
  points: Points;
  sessions: Sessions;
  accounts: Accounts;
  signIn: SignInParts;
  explore: Explore;
  /** Who writes replies. */
  engine: TextEngine;
  /** Who looks at texts before and after a reply. */
  safety: Safety;
  chats: ChatServices;
  stories: StoryServices;
  streams: EventStreams;
}

/** Outside parts that a test may put in place of the real ones. */
export interface Overrides extends Partial<
  Pick<Deps, 'log' | 'clock' | 'ids' | 'database' | 'engine' | 'safety' | 'streams'>
> {
  /** Where authored stories are written. */
  findInk?: FindInk;
}

/** Builds the parts of a server; disposing of them closes what was opened, in reverse. */
export function createDeps(config: Config, overrides: Overrides = {}): Deps {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const ids = overrides.ids ?? randomIds;
  const database = overrides.database ?? openDatabase({ ...config.database, log });
  const points = new Points({ database, clock, ids, amounts: config.points });
  const sessions = new Sessions({ database, clock, ids, points, times: config.sessions });
  const accounts = new Accounts({ database, clock, ids, points, sessions });
  const signIn = createSignInParts({ config, database, clock, ids, accounts, sessions });
  const explore = new Explore({ database, clock, brand: config.brand, newForDays: config.newForDays });
  const engine = overrides.engine ?? createTextEngine(config.text, clock);
  const safety = overrides.safety ?? createSafety(config.safety);
  const chats = createChatServices({ config, database, clock, ids, log, points, explore, engine, safety });
  const engines = new StoryEngines(overrides.findInk ?? findInk);
  const storyParts = { database, clock, ids, explore, engines };
  const storySessions = new StorySessions(storyParts);
  const stories = {
    sessions: storySessions,
    moves: new StoryMoves(storyParts, storySessions),
    forks: new StoryForks(storyParts, storySessions),
  };
  const streams = overrides.streams ?? new EventStreams();
  return {
    config,
    log,
    clock,
    ids,
    database,
    points,
    sessions,
    accounts,
    signIn,
    explore,
    engine,
    safety,
    chats,
    stories,
    streams,
    async [Symbol.asyncDispose]() {
      streams.close();
      await chats.jobs.close();
      await database.close();
      log.flush();
    },
  };
}
