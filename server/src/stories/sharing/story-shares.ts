import type { StoryShare } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { requireRound, requireSession } from '../play/played-round.ts';
import type { Caller } from '../../http/caller.ts';
import type { StoryDeps } from '../play/story-sessions.ts';
import type { StorySessionRow } from '../tables.ts';
import { countReaders, findShare, putShare, revokeShare } from './share-store.ts';
import type { StoryShareRow } from './tables.ts';

export class StoryShares {
  readonly #deps: Pick<StoryDeps, 'clock' | 'database' | 'explore'>;

  constructor(deps: StoryDeps) {
    this.#deps = deps;
  }

  /** How a play is shared; null for one that is not. @throws {AppError} NOT_FOUND */
  async get(caller: Caller, sessionId: string): Promise<StoryShare | null> {
    const { db } = this.#deps.database;
    const session = await requireSession(db, caller, sessionId);
    const share = await findShare(db, sessionId);
    return share === undefined || share.revoked_at !== null ? null : show(db, session, share);
  }

  /**
   * Shares a play up to a round of it.
   *
   * @throws {AppError} NOT_FOUND; CONFLICT for a play of a story that only its player can see.
   */
  async share(caller: Caller, sessionId: string, roundId: string): Promise<StoryShare> {
    const { clock, database } = this.#deps;
    const session = await requireSession(database.db, caller, sessionId);
    await requireRound(database.db, sessionId, roundId);
    await this.#refusePrivate(caller, session);
    return inTransaction(database, async (trx) => {
      const share = { story_session_id: sessionId, round_id: roundId, shared_at: clock.now(), revoked_at: null };
      await putShare(trx, share);
      return show(trx, session, (await findShare(trx, sessionId)) ?? share);
    });
  }

  /** Takes the link back, where there is one. @throws {AppError} NOT_FOUND */
  async unshare(caller: Caller, sessionId: string): Promise<void> {
    const { clock, database } = this.#deps;
    await inTransaction(database, async (trx) => {
      await requireSession(trx, caller, sessionId);
      await revokeShare(trx, sessionId, clock.now());
    });
  }

  async #refusePrivate({ view }: Caller, { story_id: storyId }: StorySessionRow): Promise<void> {
    const [card] = await this.#deps.explore.storyCards({ locale: view.locale, mature: true }, [storyId]);
    if (card === undefined) throw new AppError('CONFLICT', 'A private story cannot be shared');
  }
}

async function show(db: Queries, session: StorySessionRow, share: StoryShareRow): Promise<StoryShare> {
  return {
    storySessionId: share.story_session_id,
    roundId: share.round_id,
    sharedAt: new Date(share.shared_at).toISOString(),
    readerCount: await countReaders(db, session),
  };
}
