import type { Queries, Trx } from '../../db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import type { LivingMessages } from './path-store.ts';
import type { SummaryRow } from '../tables.ts';

/** Versions beyond these belong to branches that were left long ago. */
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

/**
 * The newest version that is true on a path: what its owner wrote was written on it, and what the engine made speaks of
 * nothing that is on another branch, hidden or reworded since.
 */
export function livingSummary(versions: readonly SummaryRow[], living: LivingMessages): SummaryRow | undefined {
  return versions.find(
    ({ covered, made_at_id: madeAt, through_id: through }) =>
      living.has(madeAt) && (covered === null || (through !== null && covered === coveredBy(living, through))),
  );
}

/** Names the messages of a path up to one of them, and their wording; undefined when that is not among them. */
export function coveredBy(living: LivingMessages, throughId: string): string | undefined {
  const end = [...living.keys()].indexOf(throughId);
  return end < 0 ? undefined : sha256([...living.values()].slice(0, end + 1).join());
}
