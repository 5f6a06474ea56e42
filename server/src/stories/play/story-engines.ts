import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../../lib/hash.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import { readInkSource } from '../engine/ink/compile.ts';
import { createInkEngine } from '../engine/ink/ink-engine.ts';
import { playHere, type InkPlayer } from '../engine/ink/ink-player.ts';
import type { InkProcesses } from '../engine/ink/ink-processes.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { ImportedInk } from '../engine/ink/imported-ink.ts';
import { createAsideEngine, type AsideEngine } from '../engine/model/aside-engine.ts';
import { createModelEngine, type ModelEngine } from '../engine/model/model-engine.ts';
import type { PromptLimits } from '../engine/model/prompt.ts';
import type { ScriptWriter } from '../engine/model/script-writer.ts';
import type { Reader } from '@fabula/ink/reader';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import type { RoundPrices } from './prices.ts';
import type { StorySessionRow } from '../tables.ts';
import { readStoryMaterial } from './story-material.ts';

/** The ink source of a story of the house; undefined for any other. */
export type FindInk = (storyId: string) => Promise<string | undefined> | string | undefined;

/**
 * A story that has an author: one of the house in ink, or what ink has compiled of one that a visitor has imported.
 * Only the first may run in the server's own process.
 */
export type AuthoredInk = { origin: 'house'; source: string } | { origin: 'imported'; json: string };

/** What the author of a story, or of a version of one, has written; undefined for one that a model tells. */
export type FindAuthored = (fileId: string) => Promise<AuthoredInk | undefined>;

/** Looks among the stories of the house first, then among the compiled ones of visitors. */
export function authoredFrom(
  findInk: FindInk,
  findCompiled: (fileId: string) => Promise<string | undefined>,
): FindAuthored {
  return async (fileId) => {
    const source = await findInk(fileId);
    if (source !== undefined) return { origin: 'house', source };
    const json = await findCompiled(fileId);
    return json === undefined ? undefined : { origin: 'imported', json };
  };
}

/** Stories that stay known: readers import any number of them. */
const MOST_KEPT = 100;

interface EngineDeps {
  database: Database;
  findAuthored: FindAuthored;
  /** Where imported stories run. */
  processes: InkProcesses;
  engine: Pick<TextEngine, 'hasModel'>;
  writer: ScriptWriter;
  limits: PromptLimits;
  /** Points that a round costs which a model writes: by a choice, and by words of the reader. */
  prices: { storyRound: number; ownMove: number };
}

export interface Beginning {
  seed: number;
  reader: Reader;
}

/** A story that has an author. */
interface OpenStory {
  player: (queueKey: string) => InkPlayer;
  /** What ink has compiled of it, just as it is played. */
  program: () => Promise<string>;
}

/** Which story a play tells, and which version of it. */
export type ToldStory = Pick<StorySessionRow, 'story_id' | 'file_id'>;

/** The engines of the stories: an authored story is compiled when it is first played, all others a model tells. */
export class StoryEngines {
  readonly #deps: EngineDeps;
  readonly #authored = new Map<string, OpenStory>();

  constructor(deps: EngineDeps) {
    this.#deps = deps;
  }

  /**
   * What tells a story.
   *
   * @param queueKey Whose calls they are (`queueKeyOf`), for stories that run in bounded processes.
   * @throws {AppError} UNAVAILABLE for a story that only a text model could tell, without one.
   */
  async of(story: ToldStory, queueKey: string): Promise<StoryEngine> {
    const open = await this.#authoredOf(story);
    return open === undefined ? this.#modelFor(story.story_id) : createInkEngine(open.player(queueKey));
  }

  /** What tells of the reader's own words in a story. @throws {AppError} VALIDATION_FAILED where words are no moves. */
  async forWords(story: ToldStory, queueKey: string): Promise<Pick<StoryEngine, 'name' | 'version' | 'play'>> {
    if (!this.#hasModel()) {
      throw new AppError('VALIDATION_FAILED', 'text: this story is played by its choices', { field: 'text' });
    }
    return (await this.#asidesOf(story, queueKey)) ?? this.#modelFor(story.story_id);
  }

  /** What ink has compiled of an authored story, just as it is played; undefined for one that a model tells. */
  async programOf(story: ToldStory): Promise<string | undefined> {
    return (await this.#authoredOf(story))?.program();
  }

  async pricesOf(story: ToldStory): Promise<RoundPrices> {
    const { ownMove, storyRound } = this.#deps.prices;
    const authored = await this.#authoredOf(story);
    const typed = this.#hasModel() ? ownMove : null;
    return authored === undefined
      ? { choice: storyRound, typed, typedIsAside: false }
      : { choice: 0, typed, typedIsAside: true };
  }

  /** A replayed round of a model, from its script; no model is called. */
  async tellAgain(
    { queueKey, story }: { story: ToldStory; queueKey: string },
    before: Beginning | string,
    script: string,
  ): Promise<EngineRound> {
    const engine = createModelEngine(this.#modelParts(story.story_id));
    if (typeof before !== 'string') return engine.beginAgain(before.seed, before.reader, script);
    return ((await this.#asidesOf(story, queueKey)) ?? engine).playAgain(before, script);
  }

  #hasModel(): boolean {
    return this.#deps.engine.hasModel ?? false;
  }

  #modelFor(storyId: string): ModelEngine {
    if (!this.#hasModel()) throw new AppError('UNAVAILABLE', 'This story cannot be played yet');
    return createModelEngine(this.#modelParts(storyId));
  }

  async #asidesOf(story: ToldStory, queueKey: string): Promise<AsideEngine | undefined> {
    const open = await this.#authoredOf(story);
    return open === undefined ? undefined : createAsideEngine(open.player(queueKey), this.#modelParts(story.story_id));
  }

  async #authoredOf({ file_id: fileId, story_id: storyId }: ToldStory): Promise<OpenStory | undefined> {
    return this.#authoredIn(fileId ?? storyId);
  }

  /** @param storyId Of a story, or of a version of one. */
  async #authoredIn(storyId: string): Promise<OpenStory | undefined> {
    const known = this.#authored.get(storyId);
    if (known !== undefined) return known;
    const authored = await this.#deps.findAuthored(storyId);
    if (authored === undefined) return undefined;
    const open = authored.origin === 'house' ? openHouse(authored.source) : this.#openImported(storyId, authored.json);
    const [oldest] = this.#authored.size < MOST_KEPT ? [] : this.#authored.keys();
    if (oldest !== undefined) this.#authored.delete(oldest);
    this.#authored.set(storyId, open);
    return open;
  }

  #openImported(storyId: string, json: string): OpenStory {
    const readAgain = async () => {
      const again = await this.#deps.findAuthored(storyId);
      if (again?.origin !== 'imported') throw new Error('The file of an imported story is gone');
      return again.json;
    };
    const ink = new ImportedInk(sha256(json), readAgain);
    return {
      player: (queueKey) => ink.playInProcess(this.#deps.processes, queueKey),
      program: readAgain,
    };
  }

  #modelParts(storyId: string) {
    const { database, limits, writer } = this.#deps;
    return { limits, writer, readMaterial: () => readStoryMaterial(database.db, storyId) };
  }
}

function openHouse(source: string): OpenStory {
  const { json } = readInkSource(source);
  const player = playHere(new InkProgram(json));
  return { player: () => player, program: async () => json };
}
