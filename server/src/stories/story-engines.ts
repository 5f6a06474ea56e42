import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import { readInkSource } from './engine/ink/compile.ts';
import { createInkEngine } from './engine/ink/ink-engine.ts';
import { InkProgram } from './engine/ink/ink-program.ts';
import { createAsideEngine, type AsideEngine } from './engine/model/aside-engine.ts';
import { createModelEngine, type ModelEngine } from './engine/model/model-engine.ts';
import type { PromptLimits } from './engine/model/prompt.ts';
import type { ScriptWriter } from './engine/model/script-writer.ts';
import type { Reader } from './engine/reader.ts';
import type { StoryEngine } from './engine/story-engine.ts';
import type { EngineTurn } from './engine/turn.ts';
import type { RoundPrices } from './prices.ts';
import { readStoryMaterial } from './story-material.ts';

/** The ink source of a story, or what ink has compiled of it; undefined for one that has none. */
export type FindInk = (storyId: string) => Promise<string | undefined> | string | undefined;

/** Stories that stay compiled: readers bring along any number of them. */
const MOST_KEPT = 100;

interface EngineParts {
  database: Database;
  findInk: FindInk;
  engine: Pick<TextEngine, 'hasModel'>;
  writer: ScriptWriter;
  limits: PromptLimits;
  /** Points that a round costs which a model writes: by a choice, and by words of the reader. */
  prices: { storyRound: number; ownMove: number };
}

/** What a play begins with. */
export interface Beginning {
  seed: number;
  reader: Reader;
}

interface AuthoredStory {
  engine: StoryEngine;
  asides: AsideEngine;
}

/** The engines of the stories: an authored story is compiled when it is first played, all others a model tells. */
export class StoryEngines {
  readonly #parts: EngineParts;
  readonly #authored = new Map<string, AuthoredStory>();

  constructor(parts: EngineParts) {
    this.#parts = parts;
  }

  /** What tells a story. @throws {AppError} UNAVAILABLE for a story that only a text model could tell, without one. */
  async of(storyId: string): Promise<StoryEngine> {
    return (await this.#authoredOf(storyId))?.engine ?? this.#modelFor(storyId);
  }

  /** What tells of the reader's own words in a story. @throws {AppError} VALIDATION_FAILED where words are no moves. */
  async forWords(storyId: string): Promise<Pick<StoryEngine, 'name' | 'version' | 'play'>> {
    if (!this.#hasModel()) {
      throw new AppError('VALIDATION_FAILED', 'text: this story is played by its choices', { field: 'text' });
    }
    return (await this.#authoredOf(storyId))?.asides ?? this.#modelFor(storyId);
  }

  /** What moves cost in a story, and whether words are moves in it. */
  async pricesOf(storyId: string): Promise<RoundPrices> {
    const { ownMove, storyRound } = this.#parts.prices;
    const authored = await this.#authoredOf(storyId);
    const typed = this.#hasModel() ? ownMove : null;
    return authored === undefined
      ? { choice: storyRound, typed, typedIsAside: false }
      : { choice: 0, typed, typedIsAside: true };
  }

  /** A round that a model has written again, by its script; nobody is asked. */
  async tellAgain(storyId: string, before: Beginning | string, script: string): Promise<EngineTurn> {
    const engine = createModelEngine(this.#modelParts(storyId));
    if (typeof before !== 'string') return engine.beginAgain(before.seed, before.reader, script);
    return ((await this.#authoredOf(storyId))?.asides ?? engine).playAgain(before, script);
  }

  #hasModel(): boolean {
    return this.#parts.engine.hasModel ?? false;
  }

  #modelFor(storyId: string): ModelEngine {
    if (!this.#hasModel()) throw new AppError('UNAVAILABLE', 'This story cannot be played yet');
    return createModelEngine(this.#modelParts(storyId));
  }

  async #authoredOf(storyId: string): Promise<AuthoredStory | undefined> {
    const known = this.#authored.get(storyId);
    if (known !== undefined) return known;
    const source = await this.#parts.findInk(storyId);
    if (source === undefined) return undefined;
    const program = new InkProgram(readInkSource(source).json);
    const authored = {
      engine: createInkEngine(program),
      asides: createAsideEngine(program, this.#modelParts(storyId)),
    };
    const [oldest] = this.#authored.size < MOST_KEPT ? [] : this.#authored.keys();
    if (oldest !== undefined) this.#authored.delete(oldest);
    this.#authored.set(storyId, authored);
    return authored;
  }

  #modelParts(storyId: string) {
    const { database, limits, writer } = this.#parts;
    return { limits, writer, readMaterial: () => readStoryMaterial(database.db, storyId) };
  }
}
