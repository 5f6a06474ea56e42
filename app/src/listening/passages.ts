import type { StoryRound } from '@fabula/sdk';

import type { Passage } from './narrator';

export function passagesOf(rounds: readonly Pick<StoryRound, 'roundId' | 'blocks'>[]): Passage[] {
  return rounds.flatMap(({ roundId, blocks }) =>
    blocks.flatMap((value, block): Passage[] => {
      if (value.kind === 'scene') return [];
      if (value.kind === 'chapter') return [{ roundId, block, text: value.title }];
      return [{ roundId, block, text: value.kind === 'image' ? value.description : value.text }];
    }),
  );
}
