import type { StoryEngine } from '../story-engine.ts';
import type { InkProgram } from './ink-program.ts';

/** The engine of authored stories: as good with no model in the house, and the same for the same seed and choices. */
export function createInkEngine(program: InkProgram): StoryEngine {
  return {
    name: 'ink',
    version: 'inkjs-2.4.0',
    begin: async (seed, reader) => program.begin(seed, reader),
    play: async (state, move) => program.play(state, move),
    talk: {
      ...program.talk,
      holds: (state, agreement) => program.holds(state, agreement),
      agree: (step, state, agreed) => program.agree(step, state, agreed),
    },
  };
}
