import type { Queries, Trx } from '../../db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import type { LivingMessages } from './path-store.ts';
import type { SummaryRow } from '../tables.ts';

/** Older versions belong to branches that were left long ago. */
const MOST_VERSIONS = 50;

export async function findSummaries(db: Queries, chatId: string): Promise<SummaryRow[]> {
  return db
    .selectFrom('chat_summaries')
    .selectAll()
    .where('chat_id', '=', chatId)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
}

export async function insertSummary(trx: Trx, summary: SummaryRow): Promise<void> {
  await trx.insertInto('chat_summaries').values(summary).execute();
}

/** The newest version that holds: written on this path, covering nothing hidden, reworded or elsewhere. */
export function livingSummary(versions: readonly SummaryRow[], living: LivingMessages): SummaryRow | undefined {
  return versions.find(
    ({ covered, made_at_id: madeAt, through_id: through }) =>
      living.has(madeAt) && (covered === null || (through !== null && covered === coveredBy(living, through))),
  );
}

/** Names a path's messages up to one, with their wording; undefined when that is not on it. */
export function coveredBy(living: LivingMessages, throughId: string): string | undefined {
  const end = [...living.keys()].indexOf(throughId);
  return end < 0 ? undefined : sha256([...living.values()].slice(0, end + 1).join());
}
