/** Where a play stands, as a talk inside it says it. */
export interface StoryPlaceValue {
  readonly title: string;
  /** BCP 47 tag of the title as shown. */
  readonly displayLanguage: string;
  /** BCP 47 tag of the chapter’s title. */
  readonly language: string;
  /** From 1. */
  readonly round: number;
  readonly chapter: { readonly number: number; readonly title: string } | null;
  readonly hasEnded: boolean;
  /** The round of the play where it stands. */
  readonly href: string;
}

/** Something that the reader and a character may agree on, or have agreed on. */
export interface OfferValue {
  readonly agreementId: string;
  readonly text: string;
  readonly done: boolean;
}

export type OfferStateValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly agreementId: string }
  | { readonly kind: 'failed'; readonly agreementId: string }
  /** The story stands elsewhere by now; what can be agreed was read again. */
  | { readonly kind: 'stale' };
