import type { CheckoutState, PromptPart } from '@fabula/sdk/types';

/** How a reply ends, for the ledger. */
export type ReplyOutcome = 'complete' | 'stopped' | 'failed';

/** What the figure of a charged reply says, in the language of the text; so below. */
export interface ChargedReplyWords {
  readonly starts: string;
  readonly ends: string;
  readonly reserved: string;
  readonly outcomes: Readonly<Record<ReplyOutcome, string>>;
  readonly reservation: Readonly<Record<'held' | 'settled' | 'released', string>>;
  /** What comes back: nothing, the unwritten part of the price, or all of it. */
  readonly entries: Readonly<Record<'none' | 'rest' | 'all', string>>;
  readonly cost: Readonly<Record<ReplyOutcome, string>>;
  /** Stands in place of an amount that is not known. */
  readonly price: string;
}

export type StoryLogWords = Readonly<
  Record<'round' | 'begin' | 'choice' | 'other' | 'before' | 'after' | 'here' | 'branch', string>
>;

export interface PromptPartsWords {
  readonly part: string;
  readonly source: string;
  readonly parts: Readonly<Record<PromptPart['kind'], string>>;
}

export type OrderGroup = 'unpaid' | 'paid' | 'returned';

export interface OrderStatesWords {
  /** Stands before the states that may follow. */
  readonly next: string;
  readonly groups: Readonly<Record<OrderGroup, string>>;
  readonly states: Readonly<Record<CheckoutState, string>>;
}

/** The words of each figure. */
export interface FigureWords {
  readonly 'charged-reply': ChargedReplyWords;
  readonly 'story-log': StoryLogWords;
  readonly 'prompt-parts': PromptPartsWords;
  readonly 'order-states': OrderStatesWords;
}

/** A piece of a chapter: text as HTML of our own, or a figure. */
export type PaperPart = { readonly html: string } | { readonly figure: keyof FigureWords; readonly caption: string };

export interface PaperChapter {
  /** Its anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PaperPart[];
  /** Where it can be checked: a heading, and a list as HTML of our own. */
  readonly checks: { readonly title: string; readonly html: string };
}

export interface WhitePaperValue {
  readonly title: string;
  readonly description: string;
  /** Day of the last change, such as `2026-11-27`. */
  readonly changedOn: string;
  /** How long it takes to read, in minutes. */
  readonly minutes: number;
  /** BCP 47 tag of its language, where that is not the language of the page. */
  readonly lang?: string | undefined;
  readonly lead: readonly PaperPart[];
  readonly chapters: readonly PaperChapter[];
  readonly figures: FigureWords;
}
