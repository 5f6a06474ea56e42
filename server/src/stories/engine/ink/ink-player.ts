import type { Reader } from '@fabula/ink/reader';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { EngineRound, Move } from '@fabula/ink/turn';
import type { InkProgram } from '@fabula/ink/ink-program';
import type { TalkTags } from '@fabula/ink/talk-tags';

/**
 * Plays one story in ink, wherever its program runs: a story of the house in this process (`playHere`), one of a
 * visitor in a bounded one (`playInProcess`). See `InkProgram` for what each call does and throws.
 */
export interface InkPlayer {
  begin(seed: number, reader: Reader): Promise<EngineRound>;
  play(state: string, move: Move): Promise<EngineRound>;
  stay(state: string, note: string): Promise<EngineRound>;
  talk(): Promise<TalkTags>;
  /** Those of the agreements that are so already in a state, by their places. */
  holding(state: string, agreements: readonly Agreement[]): Promise<number[]>;
  agree(step: Step | null, state: string, agreed: readonly Agreement[]): Promise<EngineRound>;
}

/** Plays in this process. Only for stories of the house: a program that takes long keeps all visitors waiting. */
export function playHere(program: InkProgram): InkPlayer {
  return {
    begin: async (seed, reader) => program.begin(seed, reader),
    play: async (state, move) => program.play(state, move),
    stay: async (state, note) => program.stay(state, note),
    talk: async () => program.talk,
    holding: async (state, agreements) => program.holding(state, agreements),
    agree: async (step, state, agreed) => program.agree(step, state, agreed),
  };
}
