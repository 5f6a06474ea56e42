import type { Logger } from 'pino';
import { createSignInParts, type SignInParts } from './accounts/sign-in/parts.ts';
import { Accounts } from './accounts/accounts.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Config } from './config/config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { Explore } from './explore/explore.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { randomIds, type Ids } from './lib/ids.ts';
import { createLog } from './log.ts';
import { Points } from './points/points.ts';

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
}

/** Outside parts that a test may put in place of the real ones. */
export type Overrides = Partial<Pick<Deps, 'log' | 'clock' | 'ids' | 'database'>>;

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
    async [Symbol.asyncDispose]() {
      await database.close();
      log.flush();
    },
  };
}
