import type { OperatorActKind } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { cutPage, onePage } from '../lists/keyset.ts';
import type { OperatorActRow } from './tables.ts';

export interface ActQuery {
  kind?: OperatorActKind | undefined;
  operatorId?: string | undefined;
  targetId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function insertAct(trx: Trx, row: OperatorActRow): Promise<void> {
  await trx.insertInto('operator_acts').values(row).execute();
}

/** Newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listActs(
  db: Queries,
  { cursor, kind, limit, operatorId, targetId }: ActQuery,
): Promise<{ items: OperatorActRow[]; nextCursor: string | null }> {
  const list = { list: 'operator-acts', kind, operatorId, targetId };
  const order = [
    { column: 'created_at', direction: 'desc', type: 'number' },
    { column: 'act_id', direction: 'desc', type: 'string' },
  ] as const;
  let query = db.selectFrom('operator_acts').selectAll();
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (operatorId !== undefined) query = query.where('operator_id', '=', operatorId);
  if (targetId !== undefined) query = query.where('target_id', '=', targetId);
  const rows = await onePage(query, { list, order, cursor, limit }).execute();
  return cutPage(rows, limit, list, (row) => [row.created_at, row.act_id]);
}
