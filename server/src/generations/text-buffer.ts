/** More is not readable, and each is a commit. */
const SAVE_EVERY_MS = 100;
const RETRY_MS = 1_000;
const HIGH_SURROGATE_AT_END = /[\uD800-\uDBFF]$/;

/** Saves text at an offset in UTF-16 units; false when the message is no longer being written here. */
export type SaveText = (offset: number, text: string) => Promise<boolean>;

/**
 * Batches text into the database, the first chunk at once, and retries failures; the engine never waits for the disk.
 */
export class TextBuffer {
  readonly #save: SaveText;
  readonly #onLost: () => void;
  readonly #beginning: string;
  #text: string;
  #saved: number;
  #savedAt = Number.NEGATIVE_INFINITY;
  #saving: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** `onLost` runs when `save` returned false; `beginning` is saved already. */
  constructor(save: SaveText, onLost: () => void, beginning = '') {
    this.#save = save;
    this.#onLost = onLost;
    this.#text = beginning;
    this.#saved = beginning.length;
    this.#beginning = beginning;
  }

  get text(): string {
    return this.#text;
  }

  add(chunk: string): void {
    // The beginning may end with the space.
    const isFirst = this.#beginning !== '' && this.#text.length === this.#beginning.length;
    const further = isFirst ? chunk.trimStart() : chunk;
    if (further === '') return;
    // PostgreSQL has no zero character.
    this.#text += further.replaceAll('\0', '');
    this.#schedule(SAVE_EVERY_MS);
  }

  /** Stops saving: the rest is saved with the message's end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#saving;
  }

  #schedule(pauseMs: number): void {
    if (this.#isClosed || this.#timer !== undefined || this.#saving !== undefined) return;
    const waitMs = Math.max(0, this.#savedAt + pauseMs - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#saving = this.#saveNext();
    }, waitMs);
  }

  async #saveNext(): Promise<void> {
    const text = this.#text.slice(this.#saved).replace(HIGH_SURROGATE_AT_END, '');
    const isSaved = text === '' || (await this.#save(this.#saved, text).catch(() => undefined));
    this.#saving = undefined;
    this.#savedAt = performance.now();
    if (isSaved === false) {
      this.#onLost();
      return;
    }
    if (isSaved === true) this.#saved += text.length;
    if (text !== '' && this.#saved < this.#text.length) this.#schedule(isSaved === true ? SAVE_EVERY_MS : RETRY_MS);
  }
}
