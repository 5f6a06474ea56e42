import type { Telling } from './model/material.ts';
import type { Reader } from '@fabula/ink/reader';
import type { TalkScript } from '@fabula/ink/talk-script';
import type { EngineRound, Move } from '@fabula/ink/turn';

/** What writes the rounds of a story. Nothing is kept between calls: a state goes in, a turn with the next state comes out. */
export interface StoryEngine {
  readonly name: 'ink' | 'model';
  /** Of the engine and, for one that asks a model, of its prompt: kept with every round, so that a replay knows its maker. */
  readonly version: string;
  /**
   * The first round.
   *
   * @param seed What chance is drawn from: the same seed gives the same story. An integer from 0 to 2³¹ − 1.
   * @param reader Who plays: kept in the state, so that every later round knows.
   * @param telling Ends the work of an engine that takes its time.
   * @throws {StoryRunError} When the story cannot be run.
   */
  begin(seed: number, reader: Reader, telling?: Telling): Promise<EngineRound>;
  /**
   * The round that follows a state by a move.
   *
   * @param telling Context for an engine that needs more than the state.
   * @throws {MoveError} When the move is not one that the state allows.
   * @throws {StoryRunError} When the story cannot be run on.
   */
  play(state: string, move: Move, telling?: Telling): Promise<EngineRound>;
  /** What the author has written for the talks inside the story; missing without any. */
  readonly talk?: () => Promise<TalkScript>;
}
