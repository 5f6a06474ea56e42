import { z } from 'zod';
import type { StoryCard } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import type { Locale } from '../../lib/locale.ts';
import { inLanguageOf, type ToldLanguage } from '../languages/in-language.ts';
import { retell } from '../languages/retell.ts';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { InkProgram } from '@fabula/ink/ink-program';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import { requireSession } from '../play/played-round.ts';
import type { QueuedCaller } from '../play/queued-caller.ts';
import type { Caller } from '../../http/caller.ts';
import { findPath } from '../rounds/round-store.ts';
import type { StoryDeps } from '../play/story-sessions.ts';
import { createNameHider } from '../sharing/name-word.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import { chances } from '../walk/chances.ts';

/** Ways that are tried, and rounds of each; a walk of either kind takes some milliseconds. */
const MOST_WALKS = 16;
const MOST_ROUNDS = 40;
/** Walks from one round before an earlier one is gone back to. */
const WALKS_FROM_A_ROUND = 2;

const Turn = z.object({
  blocks: z.array(z.object({ text: z.string().optional() })),
  choices: z.array(z.object({ choiceId: z.string(), lock: z.string().nullable() })),
});
type Turn = z.output<typeof Turn>;

/** Where a walk begins. */
interface Place {
  state: string;
  choices: Turn['choices'];
}

/** A play that has come to an ending. */
export interface FinishedPlay {
  session: StorySessionRow;
  story: StoryCard;
  /** From the first round to the last. */
  path: StoryRoundRow[];
  /** That it is told in here; null for the one that the story is written in. */
  language: ToldLanguage;
  endingTitle: string | null;
  /** What the rounds told, the name of the player taken out of it. */
  told: string[];
}

interface OtherEnding {
  title: string;
  text: string;
}

/** Endings of a finished play that its player did not come to. */
export class OtherEndings {
  readonly #deps: Pick<StoryDeps, 'engines' | 'explore'> & { database: { db: Queries } };

  constructor(deps: Pick<StoryDeps, 'engines' | 'explore'> & { database: { db: Queries } }) {
    this.#deps = deps;
  }

  /**
   * @throws {AppError} NOT_FOUND for a play of another, and of a story that the view does not show; CONFLICT with the
   *   field `storySessionId` for one that has not ended.
   */
  async finished(player: Caller, sessionId: string): Promise<FinishedPlay> {
    const { database, engines, explore } = this.#deps;
    const session = await requireSession(database.db, player, sessionId);
    const [story] = await explore.storyCards(player.view, [session.story_id]);
    if (story === undefined) throw new AppError('NOT_FOUND', 'There is no such play');
    const played = await findPath(database.db, sessionId, session.current_round_id);
    const { locale } = player.view;
    const path = await inLanguageOf(engines, { session, locale }, played);
    const language = await engines.languageFor(session, locale);
    const last = path.at(-1);
    if (last === undefined || last.ending_id === null) {
      throw new AppError('CONFLICT', 'This play has not come to an ending', { field: 'storySessionId' });
    }
    const hide = hiderFor(session, language ?? story.language);
    const told = path.map((round) => hide(textOf(Turn.parse(JSON.parse(round.turn)))));
    return {
      session,
      story,
      path,
      language,
      endingTitle: last.ending_title === null ? null : hide(last.ending_title),
      told,
    };
  }

  /**
   * Another ending of an authored story, on a way that leaves the player’s own as late as it can.
   *
   * @param seed An unsigned integer: the same seed goes the same ways.
   * @returns Undefined where no other ending was met.
   * @throws {AppError} UNAVAILABLE for a story that only a model could tell, without one.
   */
  async tell(player: QueuedCaller, play: FinishedPlay, seed: number): Promise<OtherEnding | undefined> {
    const { language, path, session, story } = play;
    const { engines } = this.#deps;
    const engine = await engines.of(session, player.queueKey);
    if (engine.name !== 'ink') return undefined;
    const told = { language, queueKey: player.queueKey };
    const teller = (await engines.translatedEngine(session, told)) ?? engine;
    const places = await placesIn(await engines.programIn(session, language), play);
    const reached = path.at(-1)?.ending_id;
    const next = chances(seed);
    for (let walk = 0; walk < MOST_WALKS; walk += 1) {
      const index = Math.max(0, path.length - 2 - Math.floor(walk / WALKS_FROM_A_ROUND));
      const from = places[index];
      const end = from && (await walkFrom(teller, from, next));
      if (end === undefined || end.ending === null || end.ending.endingId === reached) continue;
      const hide = hiderFor(session, language ?? story.language);
      return { title: hide(end.ending.title ?? ''), text: hide(textOf(end)) };
    }
    return undefined;
  }
}

/** The rounds of a play as a story tells them in a language; its states belong to it. */
async function placesIn(program: InkProgram | undefined, { language, path, session }: FinishedPlay): Promise<Place[]> {
  if (language === null || program === undefined) {
    return path.map(({ state, turn }) => ({ state, choices: Turn.parse(JSON.parse(turn)).choices }));
  }
  const told = await retell(program, session, path);
  return path.flatMap((row) => told.get(row.round_id)?.turn ?? []);
}

/** Choices at random, until the story ends; undefined where it does not, or cannot go on. */
async function walkFrom(engine: StoryEngine, from: Place, next: () => number): Promise<EngineRound | undefined> {
  let choices = open(from);
  let current = from.state;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) return undefined;
      const told = await engine.play(current, { kind: 'choice', choiceId: choice.choiceId });
      if (told.ending !== null) return told;
      choices = open(told);
      current = told.state;
    }
  } catch (error) {
    if (error instanceof StoryRunError || error instanceof MoveError) return undefined;
    throw error;
  }
  return undefined;
}

function open({ choices }: { choices: readonly Turn['choices'][number][] }) {
  return choices.filter(({ lock }) => lock === null);
}

function textOf({ blocks }: { blocks: readonly object[] }): string {
  return blocks
    .flatMap((block) => ('text' in block && typeof block.text === 'string' ? [block.text.trim()] : []))
    .filter(Boolean)
    .join('\n\n');
}

function hiderFor({ player_name: name }: StorySessionRow, language: Locale): (text: string) => string {
  return name === null ? (text) => text : createNameHider(name, NEUTRAL_NAME[language]);
}
