import type { PromptPart, PromptPartKind, PromptWhy } from './prompt-input.ts';
import { estimateTokens, shortenToTokens } from './tokens.ts';

interface Offer {
  kind: PromptPartKind;
  own?: boolean;
  text: string;
  title?: string;
  why?: PromptWhy;
  most: number;
  whole?: boolean;
  omitted?: boolean;
  count?: number;
  sourceMessageId?: string | null;
}

/** Blank lines and headings. */
const JOINT_TOKENS = 8;
/** Shorter texts say nothing. */
const LEAST_TOKENS = 8;

export class PromptRoom {
  readonly parts: PromptPart[] = [];
  #left: number;

  constructor(tokens: number) {
    this.#left = Math.max(0, tokens);
  }

  get left(): number {
    return this.#left;
  }

  open(tokens: number): void {
    this.#left += tokens;
  }

  /** The text as far as it fits; may be empty. */
  take(offer: Offer): string {
    const text = offer.text.trim();
    if (text === '') return '';
    const limit = Math.floor(Math.min(offer.most, this.#left) - JOINT_TOKENS);
    const kept = this.#fitted(text, limit, offer.whole ?? false);
    const tokens = kept === '' ? 0 : estimateTokens(kept) + JOINT_TOKENS;
    this.#left -= tokens;
    const isWhole = kept === text && !(offer.omitted ?? false);
    this.list(offer, tokens, isWhole ? 'whole' : kept === '' ? 'left-out' : 'shortened');
    return kept;
  }

  reserve(tokens: number): boolean {
    if (tokens > this.#left) return false;
    this.#left -= tokens;
    return true;
  }

  list(offer: Omit<Offer, 'text' | 'most'>, tokens: number, fit: PromptPart['fit']): void {
    const { count = 1, kind, own, sourceMessageId = null, title = '', why = { reason: 'always' } } = offer;
    this.parts.push({ kind, title, tokens, why, fit, count, sourceMessageId, ...(own === true ? { own } : {}) });
  }

  #fitted(text: string, limit: number, whole: boolean): string {
    if (estimateTokens(text) <= limit) return text;
    return whole || limit < LEAST_TOKENS ? '' : shortenToTokens(text, limit);
  }
}
