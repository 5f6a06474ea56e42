const OPENING = /^[\s>*_[("“「『]*/u;
const CLOSING = /^[\])*_"”」』\s]*$/u;
const LABEL_END = /^[\])*_"”」』\s]*[:：][\])*_"”」]*\s*/u;
/** Signs between a name and its colon. */
const MOST_CLOSING = 6;

type Beginning = { kind: 'open' } | { kind: 'plain' } | { kind: 'own'; length: number } | { kind: 'other' };

/**
 * The voice of one character out of what an engine writes: a line that begins with another speaker's name and a colon
 * ends the reply, and the character's own name before its words is taken away. The beginning of a line is held back
 * until it is clear what it is, so that readers never see text of another speaker.
 */
export class OwnVoice {
  readonly #own: readonly string[];
  readonly #others: readonly string[];
  /** The beginning of a line that may still become a name. */
  #held = '';
  #isAtLineStart = true;
  #isOver = false;

  constructor(own: readonly string[], others: readonly string[]) {
    this.#own = lowered(own);
    this.#others = lowered(others).filter((name) => !this.#own.includes(name));
  }

  /** Whether the reply speaks for another speaker: further text is dropped. */
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

  /** What was held back at the end. */
  end(): string {
    const rest = this.#isOver ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  /** @param part Of one line, its end included where it is there. */
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
        // Signs after the colon may still be to come.
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
