import type { Accounts } from '../accounts/accounts.ts';
import type { OperatorActPage } from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { insertAct, listActs, type ActQuery } from './act-store.ts';
import type { OperatorActRow } from './tables.ts';

export interface ActLogDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Pick<Accounts, 'profiles'>;
}

export type Act = Pick<OperatorActRow, 'operator_id' | 'kind' | 'target_kind' | 'target_id' | 'reason'> &
  Partial<Pick<OperatorActRow, 'points' | 'until'>>;

/** What operators did, in a log that only grows. */
export class ActLog {
  readonly #deps: ActLogDeps;

  constructor(deps: ActLogDeps) {
    this.#deps = deps;
  }

  /** Joins the transaction of the act; returns the id of its record. */
  async record(trx: Trx, act: Act): Promise<string> {
    const { clock, ids } = this.#deps;
    const actId = ids.next('act');
    await insertAct(trx, { act_id: actId, points: null, until: null, created_at: clock.now(), ...act });
    return actId;
  }

  /** Newest first. Throws VALIDATION_FAILED for a cursor of another list. */
  async list(query: ActQuery): Promise<OperatorActPage> {
    const { accounts, database } = this.#deps;
    const { items, nextCursor } = await listActs(database.db, query);
    const named = items.flatMap((row) => [row.operator_id, row.target_id]);
    const profiles = await accounts.profiles(database.db, [...new Set(named)]);
    const nameOf = (id: string) => profiles.get(id)?.userName ?? '';
    return {
      items: items.map((row) => ({
        actId: row.act_id,
        kind: row.kind,
        operatorId: row.operator_id,
        operatorName: nameOf(row.operator_id),
        target: row.target_kind,
        targetId: row.target_id,
        targetName: nameOf(row.target_id),
        reason: row.reason,
        points: row.points,
        until: row.until === null ? null : new Date(row.until).toISOString(),
        createdAt: new Date(row.created_at).toISOString(),
      })),
      nextCursor,
    };
  }
}
