import type { Logger } from 'pino';
import { ownerOf } from '../http/principal.ts';
import type { Database } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { Handlers } from '../http/operation.ts';
import { listLedger } from './ledger-list.ts';
import type { Points } from './points.ts';

interface PointRouteDeps {
  database: Database;
  explore: Explore;
  log: Logger;
  points: Points;
}

type PointOperation = 'claimDailyPoints' | 'listLedger' | 'getBonusCalendar';

export function pointRoutes({ database, explore, log, points }: PointRouteDeps): Pick<Handlers, PointOperation> {
  return {
    async claimDailyPoints({ principal }) {
      return { data: await points.claimDaily(principal) };
    },

    async listLedger({ input, principal, view }) {
      const deps = { db: database.db, explore, log };
      return { data: await listLedger(deps, { walletId: ownerOf(principal), view }, input.query) };
    },

    async getBonusCalendar({ input, principal }) {
      return { data: await points.bonusCalendar(database.db, principal.accountId, input.query.month) };
    },
  };
}
