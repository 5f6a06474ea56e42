import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Locale } from '../../lib/locale.ts';
import { sha256 } from '../../lib/hash.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import { createInkEngine } from '../engine/ink/ink-engine.ts';
import type { InkPlayer } from '../engine/ink/ink-player.ts';
import type { InkProcesses } from '../engine/ink/ink-processes.ts';
import type { InkProgram } from '@fabula/ink/ink-program';
import { ImportedInk } from '../engine/ink/imported-ink.ts';
import type { StoryTitles } from '../languages/story-titles.ts';
import { HouseStory } from './house-story.ts';
import { createAsideEngine, type AsideEngine } from '../engine/model/aside-engine.ts';
import { createModelEngine, type ModelEngine } from '../engine/model/model-engine.ts';
import type { PromptLimits } from '../engine/model/prompt.ts';
import type { ScriptWriter } from '../engine/model/script-writer.ts';
import type { Reader } from '@fabula/ink/reader';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import type { RoundPrices } from '../rounds/prices.ts';
import type { StorySessionRow } from '../tables.ts';
import { readStoryMaterial } from './story-material.ts';

/** The ink source of a story of the house; undefined for any other. */
export type FindInk = (storyId: string) => Promise<string | undefined> | string | undefined;

/** Where the stories of the house are; none where it is left out. */
export interface HouseInk {
  findInk?: FindInk;
  /** A story in another language than its own; undefined where it is not translated into it. */
  findTranslatedInk?: (storyId: string, language: Locale) => string | undefined;
}

/**
 * A story that has an author: one of the house in ink, or what ink has compiled of one that a visitor has imported.
 * Only the first may run in the server's own process.
 */
export type AuthoredInk =
  | { origin: 'house'; source: string; translation: (language: Locale) => string | undefined }
  | { origin: 'imported'; json: string };

/** What the author of a story, or of a version of one, has written; undefined for one that a model tells. */
export type FindAuthored = (fileId: string) => Promise<AuthoredInk | undefined>;

/** Looks among the stories of the house first, then among the compiled ones of visitors. */
export function authoredFrom(
  { findInk, findTranslatedInk }: HouseInk,
  findCompiled: (fileId: string) => Promise<string | undefined>,
): FindAuthored {
  return async (fileId) => {
    const source = await findInk?.(fileId);
    if (source !== undefined) {
      return { origin: 'house', source, translation: (language) => findTranslatedInk?.(fileId, language) };
    }
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
  json: () => Promise<string>;
  /** Undefined for one that may not run in this process. */
  program?: InkProgram;
  /** What its chapters and endings are called; undefined as `program`. */
  titles?: StoryTitles;
  /** Another language that it is told in; undefined where it is not translated into it. */
  translation: (language: Locale) => OpenStory | undefined;
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

  /**
   * What tells of the reader's own words in a story.
   *
   * @param language Of what it tells beside a story that has an author; null for the story's own.
   * @throws {AppError} VALIDATION_FAILED where words are no moves.
   */
  async forWords(
    story: ToldStory,
    { language, queueKey }: { language: Locale | null; queueKey: string },
  ): Promise<Pick<StoryEngine, 'name' | 'version' | 'play'>> {
    if (!this.#hasModel()) {
      throw new AppError('VALIDATION_FAILED', 'text: this story is played by its choices', { field: 'text' });
    }
    return (await this.#asidesOf(story, queueKey, language)) ?? this.#modelFor(story.story_id);
  }

  /**
   * What ink has compiled of an authored story, just as it is played; undefined for one that a model tells.
   *
   * @param language That `languageFor` answers.
   */
  async compiledOf(story: ToldStory, language: Locale | null): Promise<string | undefined> {
    return (await this.#authoredIn(story, language))?.json();
  }

  /** The language in which a reader is told a story: their own where it is translated into it, else null for its own. */
  async languageFor(story: ToldStory, locale: Locale): Promise<Locale | null> {
    return (await this.#authoredIn(story, locale)) === undefined ? null : locale;
  }

  /** What plays a translated story; undefined for other stories. @param language Null for the one that it is written in. */
  async programIn(story: ToldStory, language: Locale | null): Promise<InkProgram | undefined> {
    return (await this.#authoredIn(story, language))?.program;
  }

  /** What the chapters and endings of a translated story are called in a language; undefined for other stories. */
  async titlesIn(story: ToldStory, language: Locale | null): Promise<StoryTitles | undefined> {
    return (await this.#authoredIn(story, language))?.titles;
  }

  /** What tells an authored story in a language; its states are its own. Undefined where `compiledOf` is. */
  async translatedEngine(
    story: ToldStory,
    { language, queueKey }: { language: Locale | null; queueKey: string },
  ): Promise<StoryEngine | undefined> {
    const open = await this.#authoredIn(story, language);
    return open && createInkEngine(open.player(queueKey));
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
    return ((await this.#asidesOf(story, queueKey, null)) ?? engine).playAgain(before, script);
  }

  #hasModel(): boolean {
    return this.#deps.engine.hasModel ?? false;
  }

  #modelFor(storyId: string): ModelEngine {
    if (!this.#hasModel()) throw new AppError('UNAVAILABLE', 'This story cannot be played yet');
    return createModelEngine(this.#modelParts(storyId));
  }

  async #asidesOf(story: ToldStory, queueKey: string, language: Locale | null): Promise<AsideEngine | undefined> {
    const open = await this.#authoredOf(story);
    if (open === undefined) return undefined;
    return createAsideEngine(open.player(queueKey), this.#modelParts(story.story_id, language));
  }

  async #authoredIn(story: ToldStory, language: Locale | null): Promise<OpenStory | undefined> {
    const open = await this.#authoredOf(story);
    return language === null ? open : open?.translation(language);
  }

  async #authoredOf({ file_id: fileId, story_id: storyId }: ToldStory): Promise<OpenStory | undefined> {
    return this.#open(fileId ?? storyId);
  }

  /** @param storyId Of a story, or of a version of one. */
  async #open(storyId: string): Promise<OpenStory | undefined> {
    const known = this.#authored.get(storyId);
    if (known !== undefined) return known;
    const authored = await this.#deps.findAuthored(storyId);
    if (authored === undefined) return undefined;
    const open = authored.origin === 'house' ? new HouseStory(authored) : this.#openImported(storyId, authored.json);
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
      json: readAgain,
      translation: () => undefined,
    };
  }

  /** @param language To write in; null for the story's own. */
  #modelParts(storyId: string, language: Locale | null = null) {
    const { database, limits, writer } = this.#deps;
    const readMaterial = async () => {
      const material = await readStoryMaterial(database.db, storyId);
      return language === null ? material : { ...material, language };
    };
    return { limits, writer, readMaterial };
  }
}
