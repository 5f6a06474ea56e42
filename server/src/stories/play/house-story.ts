import { InkProgram } from '@fabula/ink/ink-program';
import type { Locale } from '../../lib/locale.ts';
import { readInkSource } from '../engine/ink/compile.ts';
import { playHere, type InkPlayer } from '../engine/ink/ink-player.ts';
import { titlesIn, type StoryTitles } from '../languages/story-titles.ts';

interface Source {
  /** In ink. */
  source: string;
  translation: (language: Locale) => string | undefined;
}

/** A story of the house in one of its languages; it is compiled when it is first played. */
export class HouseStory {
  readonly #source: Source;
  readonly #translations = new Map<Locale, HouseStory>();
  #json: string | undefined;
  #program: InkProgram | undefined;
  #titles: StoryTitles | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  get program(): InkProgram {
    return (this.#program ??= new InkProgram(this.#compiled()));
  }

  get titles(): StoryTitles {
    return (this.#titles ??= titlesIn(this.#source.source));
  }

  player(): InkPlayer {
    return playHere(this.program);
  }

  /** What ink has compiled of it. */
  async json(): Promise<string> {
    return this.#compiled();
  }

  /** Undefined where it is not translated into a language. */
  translation(language: Locale): HouseStory | undefined {
    const known = this.#translations.get(language);
    if (known !== undefined) return known;
    const source = this.#source.translation(language);
    if (source === undefined) return undefined;
    const translated = new HouseStory({ source, translation: () => undefined });
    this.#translations.set(language, translated);
    return translated;
  }

  #compiled(): string {
    return (this.#json ??= readInkSource(this.#source.source).json);
  }
}
