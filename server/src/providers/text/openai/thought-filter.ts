const OPENING = '<think>';
const CLOSING = '</think>';

/** Removes a model's reasoning between `<think>` and `</think>` at the beginning, in arbitrary chunks. */
export class ThoughtFilter {
  #held = '';
  #state: 'beginning' | 'thinking' | 'answering' = 'beginning';

  pass(piece: string): string {
    if (this.#state === 'answering') return piece;
    this.#held += piece;
    if (this.#state === 'beginning') {
      const begun = this.#held.trimStart();
      if (begun.length < OPENING.length && OPENING.startsWith(begun)) return '';
      if (!begun.startsWith(OPENING)) return this.#answer(this.#held);
      this.#state = 'thinking';
    }
    const end = this.#held.indexOf(CLOSING);
    if (end < 0) return '';
    const answer = this.#held.slice(end + CLOSING.length).trimStart();
    // Line breaks may follow in a later chunk.
    if (answer === '') return '';
    return this.#answer(answer);
  }

  rest(): string {
    return this.#state === 'beginning' ? this.#answer(this.#held) : '';
  }

  #answer(text: string): string {
    this.#held = '';
    this.#state = 'answering';
    return text;
  }
}
