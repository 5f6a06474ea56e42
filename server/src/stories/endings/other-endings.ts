import { z } from 'zod';
import type { StoryCard } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import { requireSession } from '../play/played-round.ts';
import type { QueuedCaller } from '../play/queued-caller.ts';
import type { Caller } from '../../http/caller.ts';
import { findPath } from '../play/round-store.ts';
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

/** A play that has come to an ending. */
export interface FinishedPlay {
  session: StorySessionRow;
  story: StoryCard;
  /** From the first round to the last. */
  path: StoryRoundRow[];
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
    const { database, explore } = this.#deps;
    const session = await requireSession(database.db, player, sessionId);
    const [story] = await explore.storyCards(player.view, [session.story_id]);
    if (story === undefined) throw new AppError('NOT_FOUND', 'There is no such play');
    const path = await findPath(database.db, sessionId, session.current_round_id);
    const last = path.at(-1);
    if (last === undefined || last.ending_id === null) {
      throw new AppError('CONFLICT', 'This play has not come to an ending', { field: 'storySessionId' });
    }
    const hide = hiderFor(session, story);
    const told = path.map((round) => hide(textOf(Turn.parse(JSON.parse(round.turn)))));
    return { session, story, path, endingTitle: last.ending_title === null ? null : hide(last.ending_title), told };
  }

  /**
   * Another ending of an authored story, on a way that leaves the player’s own as late as it can.
   *
   * @param seed An unsigned integer: the same seed goes the same ways.
   * @returns Undefined where no other ending was met.
   * @throws {AppError} UNAVAILABLE for a story that only a model could tell, without one.
   */
  async tell(player: QueuedCaller, play: FinishedPlay, seed: number): Promise<OtherEnding | undefined> {
    const { session, story, path } = play;
    const engine = await this.#deps.engines.of(session, player.queueKey);
    if (engine.name !== 'ink') return undefined;
    const reached = path.at(-1)?.ending_id;
    const next = chances(seed);
    for (let walk = 0; walk < MOST_WALKS; walk += 1) {
      const index = Math.max(0, path.length - 2 - Math.floor(walk / WALKS_FROM_A_ROUND));
      const from = path[index];
      const end = from && (await walkFrom(engine, from, next));
      if (end === undefined || end.ending === null || end.ending.endingId === reached) continue;
      const hide = hiderFor(session, story);
      return { title: hide(end.ending.title ?? ''), text: hide(textOf(end)) };
    }
    return undefined;
  }
}

/** Choices at random, until the story ends; undefined where it does not, or cannot go on. */
async function walkFrom(
  engine: StoryEngine,
  { state, turn }: StoryRoundRow,
  next: () => number,
): Promise<EngineRound | undefined> {
  let choices = open(Turn.parse(JSON.parse(turn)));
  let current = state;
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

function hiderFor({ player_name: name }: StorySessionRow, { language }: StoryCard): (text: string) => string {
  return name === null ? (text) => text : createNameHider(name, NEUTRAL_NAME[language]);
}
