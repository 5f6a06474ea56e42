import { AppError } from '../errors.ts';
import { readInkSource } from './engine/ink/compile.ts';
import { createInkEngine } from './engine/ink/ink-engine.ts';
import { InkProgram } from './engine/ink/ink-program.ts';
import type { StoryEngine } from './engine/story-engine.ts';
import type { RoundPrices } from './prices.ts';

/** The ink source of a story, or what ink has compiled of it; undefined for one that has none. */
export type FindInk = (storyId: string) => Promise<string | undefined> | string | undefined;

/** The engines of the stories: an authored story is compiled when it is first played. */
export class StoryEngines {
  readonly #findInk: FindInk;
  readonly #engines = new Map<string, StoryEngine>();

  constructor(findInk: FindInk) {
    this.#findInk = findInk;
  }

  /** What tells a story. @throws {AppError} UNAVAILABLE for a story that only a text model could tell. */
  async of(storyId: string): Promise<StoryEngine> {
    const known = this.#engines.get(storyId);
    if (known !== undefined) return known;
    const source = await this.#findInk(storyId);
    if (source === undefined) throw new AppError('UNAVAILABLE', 'This story cannot be played yet');
    const engine = createInkEngine(new InkProgram(readInkSource(source).json));
    this.#engines.set(storyId, engine);
    return engine;
  }

  /** What moves cost in a story, and whether words are moves in it. */
  async pricesOf(_storyId: string): Promise<RoundPrices> {
    return { choice: 0, typed: null };
  }
}
