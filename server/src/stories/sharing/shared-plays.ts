import { StorySession, type SharedPlay, type SharedRoundPlace, type StoryCard } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { countReader } from '../../explore/own/story-readers.ts';
import type { View } from '../../http/view.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { copyRounds } from '../rounds/round-row.ts';
import { findPath } from '../rounds/round-store.ts';
import type { Caller } from '../../http/caller.ts';
import { requestOf } from '../play/queued-caller.ts';
import type { StoryDeps, StorySessions } from '../play/story-sessions.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import { addReader, findAnySession, findShare } from './share-store.ts';
import { showSharedRound } from './show-shared-round.ts';
import type { StoryShareRow } from './tables.ts';
import { withoutNames } from './without-names.ts';

export interface OpenPlay {
  session: StorySessionRow;
  share: StoryShareRow;
  story: StoryCard;
  /** From the first round to the last that is shared, the name of the player taken out of them. */
  rounds: StoryRoundRow[];
}

export class SharedPlays {
  readonly #deps: StoryDeps;
  readonly #sessions: StorySessions;

  constructor(deps: StoryDeps, sessions: StorySessions) {
    this.#deps = deps;
    this.#sessions = sessions;
  }

  /** The whole way that is shared. @throws {AppError} NOT_FOUND, GONE */
  async get(view: View, sessionId: string): Promise<SharedPlay> {
    const play = await this.open(view, sessionId);
    const rounds = play.rounds.map((round) => showSharedRound(round, play.session.story_id));
    return { ...(await this.#frame(view, play)), rounds, ending: rounds.at(-1)?.ending ?? null };
  }

  /** A round of it with its neighbours. @throws {AppError} NOT_FOUND, GONE */
  async round(view: View, sessionId: string, roundId: string): Promise<SharedRoundPlace> {
    const play = await this.open(view, sessionId);
    const rounds = play.rounds.map((round) => showSharedRound(round, play.session.story_id));
    const index = placeOf(play, roundId);
    const round = rounds[index];
    if (round === undefined) throw noSuchRound();
    return {
      ...(await this.#frame(view, play)),
      round,
      number: index + 1,
      total: rounds.length,
      previous: rounds[index - 1] ?? null,
      next: rounds[index + 1] ?? null,
    };
  }

  /** Counts a reader. @throws {AppError} NOT_FOUND, GONE */
  async countReader({ ownerId, view }: Caller, sessionId: string): Promise<void> {
    await inTransaction(this.#deps.database, async (trx) => {
      const { session } = await this.#find(trx, view, sessionId);
      if (session.owner_id !== ownerId) await addReader(trx, sessionId, ownerId);
    });
  }

  /**
   * Begins a play of the caller's own with the same way up to a round.
   *
   * @throws {AppError} NOT_FOUND, GONE; CONFLICT where the story ends with the round.
   */
  async fork(caller: Caller, sessionId: string, roundId: string): Promise<StorySession> {
    const { clock, database, ids } = this.#deps;
    const { session: original, story, rounds } = await this.open(caller.view, sessionId);
    const path = rounds.slice(0, placeOf({ rounds }, roundId) + 1);
    if (path.at(-1)?.ending_id !== null) throw new AppError('CONFLICT', 'The story ends with this round');
    const act = requestOf(caller, 'forkSharedPlay', { sessionId, roundId }, clock.now());
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, StorySession, async () => {
        const now = clock.now();
        const forkId = ids.next('ssn');
        const copies = copyRounds(ids, path, forkId);
        const session: StorySessionRow = {
          ...original,
          story_session_id: forkId,
          owner_id: caller.ownerId,
          player_name: null,
          current_round_id: copies.at(-1)?.round_id ?? '',
          forked_from_round_id: roundId,
          round_count: copies.length,
          created_at: now,
          updated_at: now,
        };
        await this.#sessions.insert(trx, session, copies, story);
        await countReader(trx, story.storyId, caller.ownerId);
        return this.#sessions.show(trx, { session, locale: caller.view.locale });
      }),
    );
  }

  /** @throws {AppError} NOT_FOUND for a play that was never shared or must not be shown, GONE for one taken back. */
  async open(view: View, sessionId: string): Promise<OpenPlay> {
    const { db } = this.#deps.database;
    const { session, share } = await this.#find(db, view, sessionId);
    const story = await this.#sessions.cardOf(view, session.story_id);
    const rounds = await findPath(db, sessionId, share.round_id);
    const { player_name: name } = session;
    if (name === null) return { session, share, story, rounds };
    return { session, share, story, rounds: withoutNames(rounds, name, story.language) };
  }

  async #find(db: Queries, view: View, sessionId: string): Promise<Pick<OpenPlay, 'session' | 'share'>> {
    const session = await findAnySession(db, sessionId);
    const share = await findShare(db, sessionId);
    const isShown = session !== undefined && (view.mature || session.mature === 0);
    if (!isShown || share === undefined) throw new AppError('NOT_FOUND', 'There is no such play');
    if (share.revoked_at !== null || session.deleted_at !== null) {
      throw new AppError('GONE', 'This play is no longer shared');
    }
    return { session, share };
  }

  async #frame(view: View, { session, share, story }: OpenPlay) {
    const { scene, cast } = await this.#deps.explore.getStory(view, session.story_id);
    const sharedAt = new Date(share.shared_at).toISOString();
    return { storySessionId: session.story_session_id, story, scene, cast, sharedAt };
  }
}

/** @throws {AppError} NOT_FOUND for a round that is not on the way that is shared. */
function placeOf({ rounds }: Pick<OpenPlay, 'rounds'>, roundId: string): number {
  const index = rounds.findIndex((round) => round.round_id === roundId);
  if (index === -1) throw noSuchRound();
  return index;
}

function noSuchRound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such round');
}
