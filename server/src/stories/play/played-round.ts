import type { StoryRound } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import type { Caller } from '../../http/caller.ts';
import { findNext, findRound } from './round-store.ts';
import { findSession } from './session-store.ts';
import { showRound } from './show.ts';
import type { StoryEngines } from './story-engines.ts';

/** The session of a player. Throws NOT_FOUND alike for an unknown id and for another reader's. */
export async function requireSession(
  db: Queries,
  { ownerId, view }: Caller,
  sessionId: string,
): Promise<StorySessionRow> {
  const session = await findSession(db, sessionId, { ownerId, mature: view.mature });
  if (session === undefined) throw new AppError('NOT_FOUND', 'There is no such play');
  return session;
}

/** @throws {AppError} NOT_FOUND for a round of another session. */
export async function requireRound(db: Queries, sessionId: string, roundId: string): Promise<StoryRoundRow> {
  const round = await findRound(db, sessionId, roundId);
  if (round === undefined) throw new AppError('NOT_FOUND', 'There is no such round');
  return round;
}

/** A round as its reader sees it, with the prices of its moves and the rounds that it has led to. */
export async function showPlayedRound(
  db: Queries,
  engines: StoryEngines,
  session: StorySessionRow,
  round: StoryRoundRow,
): Promise<StoryRound> {
  const prices = await engines.pricesOf(session);
  return showRound(round, { session, next: await findNext(db, round.round_id), prices });
}
