import { AppError } from '../errors.ts';
import { compileInk } from './engine/ink/compile.ts';
import { createInkEngine } from './engine/ink/ink-engine.ts';
import { InkProgram } from './engine/ink/ink-program.ts';
import type { StoryEngine } from './engine/story-engine.ts';

/** The ink source of a story; undefined for one that has none. */
export type FindInk = (storyId: string) => string | undefined;

/** The engines of the stories: an authored story is compiled when it is first played. */
export class StoryEngines {
  readonly #findInk: FindInk;
  readonly #engines = new Map<string, StoryEngine>();

  constructor(findInk: FindInk) {
    this.#findInk = findInk;
  }

  /** @throws {AppError} UNAVAILABLE for a story that only a text model could tell. */
  of(storyId: string): StoryEngine {
    const known = this.#engines.get(storyId);
    if (known !== undefined) return known;
    const source = this.#findInk(storyId);
    if (source === undefined) throw new AppError('UNAVAILABLE', 'This story cannot be played yet');
    const engine = createInkEngine(new InkProgram(compileInk(source).json));
    this.#engines.set(storyId, engine);
    return engine;
  }
}
