import type { StoryRound } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import type { Caller } from '../../http/caller.ts';
import { inLanguage } from '../languages/in-language.ts';
import type { Locale } from '../../lib/locale.ts';
import { findNext, findPath, findRound } from '../rounds/round-store.ts';
import { findSession } from './session-store.ts';
import { showRound } from '../rounds/show.ts';
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

/** A play and who reads it. */
export interface ReadPlay {
  session: StorySessionRow;
  /** The language of the reader. */
  locale: Locale;
}

/** A round as its reader sees it, in their language, with the prices of its moves and the rounds that it has led to. */
export async function showPlayedRound(
  db: Queries,
  engines: StoryEngines,
  { locale, session }: ReadPlay,
  round: StoryRoundRow,
): Promise<StoryRound> {
  const prices = await engines.pricesOf(session);
  const next = await findNext(db, round.round_id);
  return showRound(await inReadersLanguage(db, engines, { locale, session }, round), { session, next, prices });
}

async function inReadersLanguage(
  db: Queries,
  engines: StoryEngines,
  { locale, session }: ReadPlay,
  round: StoryRoundRow,
): Promise<StoryRoundRow> {
  const language = await engines.languageFor(session, locale);
  if (round.language === language) return round;
  const path = await findPath(db, session.story_session_id, round.round_id);
  return (await inLanguage(engines, { language, session }, path)).at(-1) ?? round;
}
