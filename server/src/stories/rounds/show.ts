import { z } from 'zod';
import {
  PanelValue,
  StoryBlock,
  StoryProgress,
  type StoryEnding,
  type StoryRound,
  type StoryRoundCard,
} from '../../contract/validators.ts';
import { previewOf } from '../../lib/text/preview.ts';
import { backdropOf } from './backdrop-of.ts';
import type { EngineRound } from '@fabula/ink/turn';
import type { RoundPrices } from './prices.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';

const Turn = z.object({
  blocks: z.array(StoryBlock),
  choices: z.array(
    z.object({ choiceId: z.string(), text: z.string(), hint: z.string().nullable(), lock: z.string().nullable() }),
  ),
  panel: z.array(PanelValue),
});

/** What of a turn is kept as JSON in its row. */
export function writeTurn({ blocks, choices, panel }: EngineRound): string {
  return JSON.stringify({ blocks, choices, panel } satisfies z.infer<typeof Turn>);
}

export function showProgress({ progress }: Pick<StoryRoundRow, 'progress'>): StoryProgress {
  return StoryProgress.parse(JSON.parse(progress));
}

export function showEnding({ ending_id: id, ending_title: title }: Pick<StoryRoundRow, 'ending_id' | 'ending_title'>) {
  return id === null ? null : ({ endingId: id, title } satisfies StoryEnding);
}

export function showBlocks({ turn }: Pick<StoryRoundRow, 'turn'>): StoryBlock[] {
  return Turn.parse(JSON.parse(turn)).blocks;
}

/** How the words of a row begin; empty for a round without any. */
export function openingLine(row: Pick<StoryRoundRow, 'turn'>): string {
  const said = showBlocks(row).find(({ kind }) => kind === 'narration' || kind === 'speech');
  return said !== undefined && 'text' in said ? previewOf(said.text) : '';
}

export function showPanel({ turn }: Pick<StoryRoundRow, 'turn'>): PanelValue[] {
  return Turn.parse(JSON.parse(turn)).panel;
}

/** In the order in which they are offered. */
export function choiceIds({ turn }: Pick<StoryRoundRow, 'turn'>): string[] {
  return Turn.parse(JSON.parse(turn)).choices.map(({ choiceId }) => choiceId);
}

/**
 * A turn in the words of a translation. Choices keep their ids; what a model wrote stays.
 *
 * @param told The same round, with as many choices.
 */
export function rewriteTurn({ script, turn }: StoryRoundRow, told: EngineRound): string {
  const { blocks, choices } = Turn.parse(JSON.parse(turn));
  const words = choices.map((choice, index) => {
    const { hint = null, lock = null, text = choice.text } = told.choices[index] ?? {};
    return { ...choice, text, hint, lock };
  });
  return JSON.stringify({ blocks: script === null ? told.blocks : blocks, choices: words, panel: told.panel });
}

export function choiceTexts({ turn }: StoryRoundRow): ReadonlyMap<string, string> {
  return new Map(Turn.parse(JSON.parse(turn)).choices.map(({ choiceId, text }) => [choiceId, text]));
}

interface RoundSurroundings {
  session: Pick<StorySessionRow, 'story_id'>;
  next: readonly StoryRoundRow[];
  prices: RoundPrices;
}

export function showRound(row: StoryRoundRow, { next, prices, session }: RoundSurroundings): StoryRound {
  const { blocks, choices, panel } = Turn.parse(JSON.parse(row.turn));
  const typedPrice = row.ending_id === null ? prices.typed : null;
  const progress = showProgress(row);
  const nextOf = new Map(next.map(({ choice_id: choiceId, round_id: roundId }) => [choiceId, roundId]));
  return {
    blocks,
    panel,
    roundId: row.round_id,
    ...(row.language === null ? {} : { language: row.language }),
    storySessionId: row.story_session_id,
    storyId: session.story_id,
    parentId: row.parent_id,
    move: row.move,
    choiceText: row.choice_text,
    ...(row.words_as === null ? {} : { wordsAs: row.words_as }),
    crisis: row.crisis === 1,
    choices: choices.map((choice) => ({ ...choice, roundId: nextOf.get(choice.choiceId) ?? null })),
    typedAllowed: typedPrice !== null,
    typedIsAside: typedPrice !== null && prices.typedIsAside,
    price: row.ending_id === null ? prices.choice : 0,
    typedPrice,
    charge: row.entry_id === null ? null : { points: row.points, entryId: row.entry_id },
    progress,
    ...backdropOf(session.story_id, { blocks, progress }),
    ending: showEnding(row),
    engine: row.engine,
    engineVersion: row.engine_version,
    stateBefore: row.state_before,
    stateAfter: row.state_after,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

type CardRow = Pick<
  StoryRoundRow,
  'round_id' | 'parent_id' | 'choice_text' | 'progress' | 'ending_id' | 'ending_title' | 'created_at'
>;

export function showRoundCard(row: CardRow): StoryRoundCard {
  return {
    roundId: row.round_id,
    parentId: row.parent_id,
    choiceText: row.choice_text,
    progress: showProgress(row),
    ending: showEnding(row),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
