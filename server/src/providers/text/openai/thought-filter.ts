const OPENING = '<think>';
const CLOSING = '</think>';

/**
 * Leaves out what a model thinks to itself before it answers. Hosts that know of it send it apart; others leave it at
 * the beginning of the text between `<think>` and `</think>`, cut into pieces anywhere.
 */
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
    // The line breaks after it may come in a later piece.
    if (answer === '') return '';
    return this.#answer(answer);
  }

  /** What was held back and is no thought: an answer that is as short as the beginning of a mark. */
  rest(): string {
    return this.#state === 'beginning' ? this.#answer(this.#held) : '';
  }

  #answer(text: string): string {
    this.#held = '';
    this.#state = 'answering';
    return text;
  }
}
