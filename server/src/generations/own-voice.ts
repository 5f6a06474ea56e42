const OPENING = /^[\s>*_[("“「『]*/u;
const CLOSING = /^[\])*_"”」』\s]*$/u;
const LABEL_END = /^[\])*_"”」』\s]*[:：][\])*_"”」]*\s*/u;
/** Characters between a name and its colon. */
const MOST_CLOSING = 6;

type Beginning = { kind: 'open' } | { kind: 'plain' } | { kind: 'own'; length: number } | { kind: 'other' };

/**
 * Keeps one character's lines of an engine's text: another speaker's line ends the reply, and the character's own label
 * is removed. Line starts are held back until they are clear, so that readers never see another speaker.
 */
export class OwnVoice {
  readonly #own: readonly string[];
  readonly #others: readonly string[];
  /** May still become a label. */
  #held = '';
  #isAtLineStart = true;
  #isOver = false;

  constructor(own: readonly string[], others: readonly string[]) {
    this.#own = lowered(own);
    this.#others = lowered(others).filter((name) => !this.#own.includes(name));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  add(words: string): string {
    let passed = '';
    for (const part of words.split(/(?<=\n)/)) {
      if (this.#isOver) break;
      passed += this.#addPart(part);
    }
    return passed;
  }

  end(): string {
    const rest = this.#isOver ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  #addPart(part: string): string {
    if (!this.#isAtLineStart) {
      this.#isAtLineStart = part.endsWith('\n');
      return part;
    }
    this.#held += part;
    const beginning = this.#read(this.#held);
    if (beginning.kind === 'other') {
      this.#isOver = true;
      return '';
    }
    if (beginning.kind === 'open' && !part.endsWith('\n')) return '';
    const line = beginning.kind === 'own' ? this.#held.slice(beginning.length) : this.#held;
    this.#held = '';
    this.#isAtLineStart = part.endsWith('\n');
    return line;
  }

  #read(line: string): Beginning {
    const opening = OPENING.exec(line)?.[0].length ?? 0;
    const text = line.slice(opening).toLowerCase();
    let beginning: Beginning = { kind: 'plain' };
    for (const name of [...this.#own, ...this.#others]) {
      if (name.startsWith(text)) beginning = { kind: 'open' };
      if (!text.startsWith(name)) continue;
      const rest = text.slice(name.length);
      const label = LABEL_END.exec(rest)?.[0];
      if (label !== undefined) {
        if (!this.#own.includes(name)) return { kind: 'other' };
        if (label.length === rest.length) return { kind: 'open' };
        return { kind: 'own', length: opening + name.length + label.length };
      }
      if (rest.length <= MOST_CLOSING && CLOSING.test(rest)) beginning = { kind: 'open' };
    }
    return beginning;
  }
}

function lowered(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''))];
}
