/** Readers are told at most ten times a second: more nobody reads, and every time is a commit. */
const SAVE_EVERY_MS = 100;
const RETRY_MS = 1_000;
const HIGH_SURROGATE_AT_END = /[\uD800-\uDBFF]$/;

/** Writes down further words, and where in the text they stand. False when nobody wants them any more. */
export type SaveWords = (offset: number, words: string) => Promise<boolean>;

/**
 * The words of a reply on their way into the database: the first at once, the others in groups, so that a fast engine
 * does not wait for the disk. A database that is away for a moment loses nothing.
 */
export class ReplyWords {
  readonly #save: SaveWords;
  readonly #onUnwanted: () => void;
  readonly #beginning: string;
  #text: string;
  #saved: number;
  #savedAt = Number.NEGATIVE_INFINITY;
  #saving: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param beginning Words that are written down already. */
  constructor(save: SaveWords, onUnwanted: () => void, beginning = '') {
    this.#save = save;
    this.#onUnwanted = onUnwanted;
    this.#text = beginning;
    this.#saved = beginning.length;
    this.#beginning = beginning;
  }

  /** All words so far. */
  get text(): string {
    return this.#text;
  }

  /** Those that were not there at the beginning. */
  get added(): string {
    return this.#text.slice(this.#beginning.length);
  }

  add(words: string): void {
    // The space before the first of them is there already.
    const further = this.#beginning !== '' && this.added === '' ? words.trimStart() : words;
    if (further === '') return;
    // PostgreSQL takes no zero character.
    this.#text += further.replaceAll('\0', '');
    this.#schedule(SAVE_EVERY_MS);
  }

  /** Ends the saving: what is left is saved together with the end of the reply. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#saving;
  }

  #schedule(pauseMs: number): void {
    if (this.#closed || this.#timer !== undefined || this.#saving !== undefined) return;
    const waitMs = Math.max(0, this.#savedAt + pauseMs - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#saving = this.#saveNext();
    }, waitMs);
  }

  async #saveNext(): Promise<void> {
    // Half of a character waits for its other half.
    const words = this.#text.slice(this.#saved).replace(HIGH_SURROGATE_AT_END, '');
    const saved = words === '' || (await this.#save(this.#saved, words).catch(() => undefined));
    this.#saving = undefined;
    this.#savedAt = performance.now();
    if (saved === false) {
      this.#onUnwanted();
      return;
    }
    if (saved === true) this.#saved += words.length;
    if (words !== '' && this.#saved < this.#text.length) this.#schedule(saved === true ? SAVE_EVERY_MS : RETRY_MS);
  }
}
