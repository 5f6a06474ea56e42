import type { PromptPart, PromptPartKind, PromptWhy } from './prompt-input.ts';
import { estimateTokens, shortenToTokens } from './tokens.ts';

interface Offer {
  kind: PromptPartKind;
  own?: boolean;
  text: string;
  title?: string;
  why?: PromptWhy;
  /** Most tokens that it may take; a longer text is shortened, or left out where it makes no sense in part. */
  most: number;
  whole?: boolean;
  /** Whether something of it was left out beforehand. */
  omitted?: boolean;
  count?: number;
  sourceMessageId?: string | null;
}

/** Blank lines and headings between the parts. */
const JOINT_TOKENS = 8;
/** A text shortened below this says nothing any more. */
const LEAST_TOKENS = 8;

/** The tokens of a prompt while it is being filled, and a list of what took them. */
export class PromptRoom {
  readonly parts: PromptPart[] = [];
  #left: number;

  constructor(tokens: number) {
    this.#left = Math.max(0, tokens);
  }

  get left(): number {
    return this.#left;
  }

  /** Opens room that was kept for later. */
  open(tokens: number): void {
    this.#left += tokens;
  }

  /** Takes what there is room for and answers it; empty where there is none. */
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

  /** Takes tokens for what is listed elsewhere; false where there are not so many. */
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
