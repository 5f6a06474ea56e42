import type { PublicLogRecord } from '../contract/validators.ts';
import type { Prices } from '../config/shop.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readLeaf, type PublicLog } from './public-log.ts';
import { lockSize, newestOf } from './public-log-store.ts';

type PriceChange = Extract<PublicLogRecord, { kind: 'prices' }>['changes'][number];

const ACTS = {
  chatReply: 'chat-reply',
  offlineReply: 'offline-reply',
  storyRound: 'story-round',
  ownMove: 'own-move',
  image: 'image',
  film: 'video',
  speech: 'speech',
} as const satisfies Record<keyof Prices, PriceChange['act']>;

/** Every price was recorded by one of so many entries before, or is recorded once more. */
const PRICE_ENTRIES = 200;

interface StartFacts {
  version: string;
  /** Undefined where nothing has a price. */
  prices: Prices | undefined;
}

/** Records the version that starts, and the prices that are not as they were last recorded. */
export async function recordStart(
  { database, publicLog }: { database: Database; publicLog: PublicLog },
  { prices, version }: StartFacts,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    // Of several servers that start at once one records it.
    await lockSize(trx);
    if ((await lastVersion(trx)) !== version) await publicLog.append(trx, { kind: 'release', version });
    if (prices === undefined) return;
    const known = await knownPrices(trx);
    const changes = Object.entries(ACTS).flatMap(([name, act]): PriceChange[] => {
      const points = prices[name as keyof Prices];
      const before = known.get(act) ?? null;
      return before === points ? [] : [{ act, before, points }];
    });
    if (changes.length > 0) await publicLog.append(trx, { kind: 'prices', changes });
  });
}

async function lastVersion(trx: Trx): Promise<string | undefined> {
  const [row] = await newestOf(trx, 'release', 1);
  const record = row === undefined ? undefined : readLeaf(row.leaf).record;
  return record?.kind === 'release' ? record.version : undefined;
}

async function knownPrices(trx: Trx): Promise<ReadonlyMap<PriceChange['act'], number>> {
  const rows = await newestOf(trx, 'prices', PRICE_ENTRIES);
  const records = rows.toReversed().map(({ leaf }) => readLeaf(leaf).record);
  return new Map(
    records.flatMap((record) =>
      record.kind === 'prices' ? record.changes.map(({ act, points }) => [act, points] as const) : [],
    ),
  );
}
