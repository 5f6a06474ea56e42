import type { StoryEngine } from '../story-engine.ts';
import type { TalkScript } from '@fabula/ink/talk-script';
import type { InkPlayer } from './ink-player.ts';

/** The engine of authored stories: as good with no model in the house, and the same for the same seed and choices. */
export function createInkEngine(player: InkPlayer): StoryEngine {
  return {
    name: 'ink',
    version: 'inkjs-2.4.0',
    begin: (seed, reader) => player.begin(seed, reader),
    play: (state, move) => player.play(state, move),
    talk: async (): Promise<TalkScript> => ({
      ...(await player.talk()),
      holding: async (state, agreements) =>
        new Set((await player.holding(state, agreements)).flatMap((index) => agreements[index] ?? [])),
      agree: (step, state, agreed) => player.agree(step, state, agreed),
    }),
  };
}
