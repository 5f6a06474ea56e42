import { StorySession } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { copyRounds } from '../rounds/round-row.ts';
import { findPath } from '../rounds/round-store.ts';
import { requireRound, requireSession } from './played-round.ts';
import { requestOf } from './queued-caller.ts';
import type { Caller } from '../../http/caller.ts';
import type { StoryDeps, StorySessions } from './story-sessions.ts';
import type { StorySessionRow } from '../tables.ts';

/** Plays that begin where others stand. */
export class StoryForks {
  readonly #deps: Pick<StoryDeps, 'clock' | 'database' | 'ids'>;
  readonly #sessions: StorySessions;

  constructor(deps: StoryDeps, sessions: StorySessions) {
    this.#deps = deps;
    this.#sessions = sessions;
  }

  /** Begins another session with the same way up to a round. @throws {AppError} NOT_FOUND */
  async fork(caller: Caller, sessionId: string, roundId: string): Promise<StorySession> {
    const { clock, database, ids } = this.#deps;
    const sessions = this.#sessions;
    const original = await requireSession(database.db, caller, sessionId);
    const story = await sessions.cardOf(caller.view, original.story_id);
    await requireRound(database.db, sessionId, roundId);
    const act = requestOf(caller, 'forkStorySession', { sessionId, roundId }, clock.now());
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, StorySession, async () => {
        const now = clock.now();
        const forkId = ids.next('ssn');
        const rounds = copyRounds(ids, await findPath(trx, sessionId, roundId), forkId);
        const last = rounds.at(-1);
        if (last === undefined) throw new RangeError('A session has a first round');
        const session: StorySessionRow = {
          ...original,
          story_session_id: forkId,
          owner_id: caller.ownerId,
          current_round_id: last.round_id,
          forked_from_round_id: roundId,
          round_count: rounds.length,
          created_at: now,
          updated_at: now,
        };
        await sessions.insert(trx, session, rounds, story);
        return sessions.show(trx, { session, locale: caller.view.locale });
      }),
    );
  }
}
