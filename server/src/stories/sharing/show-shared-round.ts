import { z } from 'zod';
import { StoryBlock, type SharedRound } from '../../contract/validators.ts';
import { showEnding, showProgress } from '../play/show.ts';
import type { StoryRoundRow } from '../tables.ts';

const Turn = z.object({ blocks: z.array(StoryBlock) });

/** A round as everybody may read it: without what its player could do next and what they held. */
export function showSharedRound(row: StoryRoundRow): SharedRound {
  return {
    roundId: row.round_id,
    move: row.move,
    choiceText: row.choice_text,
    blocks: Turn.parse(JSON.parse(row.turn)).blocks,
    progress: showProgress(row),
    ending: showEnding(row),
  };
}
