import { z } from 'zod';
import { StoryBlock, type SharedRound } from '../../contract/validators.ts';
import { backdropOf } from '../rounds/backdrop-of.ts';
import { showEnding, showProgress } from '../rounds/show.ts';
import type { StoryRoundRow } from '../tables.ts';

const Turn = z.object({ blocks: z.array(StoryBlock) });

/** A round as everybody may read it: without what its player could do next and what they held. */
export function showSharedRound(row: StoryRoundRow, storyId: string): SharedRound {
  const progress = showProgress(row);
  const { blocks } = Turn.parse(JSON.parse(row.turn));
  return {
    roundId: row.round_id,
    ...(row.language === null ? {} : { language: row.language }),
    move: row.move,
    choiceText: row.choice_text,
    blocks,
    progress,
    ...backdropOf(storyId, { blocks, progress }),
    ending: showEnding(row),
  };
}
