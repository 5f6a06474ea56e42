import type { Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS, utcDayNumber } from '../../lib/utc-day.ts';
import { addReply, draftHolder, findCount, networkHolder, ownerHolder, removeReply } from './count-store.ts';
import type { PreviewReplyRow } from './tables.ts';

/** Free replies in a UTC day: of one draft, and of all drafts of a person or a network address together. */
export const FREE_REPLIES = { draft: 3, owner: 30, network: 120 } as const;

type Counted = Pick<PreviewReplyRow, 'draft_id' | 'owner_id' | 'network' | 'day'>;

/**
 * Counts a reply for its draft, its owner and the network address, or for none of them.
 *
 * @returns undefined for a free reply; else the refusal: CONFLICT with `left` and `Retry-After`.
 */
export async function takeFreeReply(trx: Trx, counted: Counted, clock: Clock): Promise<AppError | undefined> {
  const taken: string[] = [];
  for (const { holder, most, words } of holdersOf(counted)) {
    if (await addReply(trx, { holder, day: counted.day }, most)) {
      taken.push(holder);
      continue;
    }
    for (const one of taken) await removeReply(trx, { holder: one, day: counted.day });
    const seconds = Math.ceil(((utcDayNumber(clock.now()) + 1) * DAY_MS - clock.now()) / 1_000);
    return new AppError('CONFLICT', `No free replies are left: ${words}. There are new ones tomorrow (UTC)`, {
      field: 'left',
      headers: { 'retry-after': String(seconds) },
    });
  }
  return undefined;
}

export async function giveBackFreeReply(trx: Trx, counted: Counted): Promise<void> {
  for (const { holder } of holdersOf(counted)) await removeReply(trx, { holder, day: counted.day });
}

/** Free replies that a draft has left on a day, or fewer where its owner or the network address has fewer. */
export async function freeRepliesLeft(db: Queries, counted: Counted): Promise<number> {
  const { day } = counted;
  const left = holdersOf(counted).map(async ({ holder, most }) => most - (await findCount(db, { holder, day })));
  return Math.max(0, Math.min(...(await Promise.all(left))));
}

/** Always in this order: two transactions never wait for each other. */
function holdersOf({ draft_id: draftId, network, owner_id: ownerId }: Counted) {
  const { draft, network: ofNetwork, owner } = FREE_REPLIES;
  const holders = [
    { holder: draftHolder(draftId), most: draft, words: `this draft has had its ${draft} of today` },
    { holder: ownerHolder(ownerId), most: owner, words: `your drafts have had their ${owner} of today` },
  ];
  if (network === null) return holders;
  const words = `your network address has had its ${ofNetwork} of today`;
  return [...holders, { holder: networkHolder(network), most: ofNetwork, words }];
}
