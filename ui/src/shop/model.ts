import type {
  BonusState,
  Checkout,
  CheckoutState,
  Gift,
  GiftState,
  LedgerKind,
  MembershipPeriod,
  MembershipState,
  PaidAct,
  ProductId,
  ProductKind,
  Withdrawal,
  WithdrawalObstacle,
} from '@fabula/sdk/types';

import type { StoryCardValue } from '../content/model';

/** What the shop and the ledger show; the shapes are those of the contract. */

export interface MoneyValue {
  /** In the currency's minor unit, such as cents. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface PackValue {
  readonly offerId: string;
  readonly points: number;
  readonly price: MoneyValue;
}

export interface MembershipOfferValue {
  readonly offerId: string;
  readonly period: MembershipPeriod;
  readonly price: MoneyValue;
  readonly monthlyPoints: number;
  readonly memoryTimes: number;
}

export interface ActPriceValue {
  readonly act: PaidAct;
  readonly points: number;
}

export interface OffersValue {
  readonly packs: readonly PackValue[];
  readonly memberships: readonly MembershipOfferValue[];
  readonly acts: readonly ActPriceValue[];
  /** Who takes the money; `local` moves none, null means that nothing can be bought. */
  readonly payment: string | null;
  /** The ways to pay, the usual one first. */
  readonly methods: readonly { readonly name: string; readonly memberships: boolean }[];
}

export interface MembershipValue {
  readonly state: MembershipState;
  readonly period: MembershipPeriod | null;
  readonly price: MoneyValue | null;
  readonly monthlyPoints: number;
  /** RFC 3339; null without a membership. */
  readonly paidUntil: string | null;
  /** RFC 3339; null where none are to come. */
  readonly nextPointsAt: string | null;
  /** What it is paid for from its next payment on; null where it stays as it is. */
  readonly change: { readonly period: MembershipPeriod; readonly price: MoneyValue; readonly at: string } | null;
  /** Whether the payment provider has pages for the card and the invoices. */
  readonly hasPortal: boolean;
  /** Whether it was a gift, which does not renew. */
  readonly isGiven?: boolean | undefined;
}

export interface WithdrawalValue {
  /** RFC 3339. */
  readonly withdrawnAt: string;
  readonly refund: MoneyValue;
  /** That left the balance. */
  readonly points: number;
  readonly state: Withdrawal['state'];
  /** Whether the acknowledgement goes by mail. */
  readonly mailed: boolean;
}

export interface WithdrawalQuoteValue {
  /** Null where the order can be withdrawn from. */
  readonly obstacle: WithdrawalObstacle | null;
  readonly refund: MoneyValue;
  readonly points: number;
}

/** Packs of one kind that were bought with others. */
export interface OrderLineValue {
  readonly offerId: string;
  readonly points: number;
  readonly quantity: number;
  /** Of one. */
  readonly price: MoneyValue;
}

export interface OrderValue {
  readonly checkoutId: string;
  readonly state: CheckoutState;
  /** How it is paid. */
  readonly method: string;
  readonly period: MembershipPeriod | null;
  /** Of a pack or of all packs of a cart, or of each month of a membership. */
  readonly points: number;
  /** Of a cart. */
  readonly lines: readonly OrderLineValue[];
  readonly price: MoneyValue;
  /** RFC 3339. */
  readonly createdAt: string;
  /** RFC 3339; null until it is paid. */
  readonly paidAt: string | null;
  /** RFC 3339; null without a withdrawal period that runs. */
  readonly withdrawableUntil: string | null;
  readonly withdrawal: WithdrawalValue | null;
  /** Whether it was for another person. */
  readonly isGift?: boolean | undefined;
  /** Of its first payment. */
  readonly documents?: PaymentDocumentsValue | undefined;
}

/** Addresses of pages of the payment provider; null where there is none. */
export interface PaymentDocumentsValue {
  readonly invoice: string | null;
  readonly pdf: string | null;
  readonly receipt: string | null;
}

/** The time that a given membership lasts. */
export interface GiftTermValue {
  /** RFC 3339. */
  readonly startsAt: string;
  /** RFC 3339. */
  readonly endsAt: string;
  /** Whether it follows time that was given before. */
  readonly isAppended: boolean;
  /** RFC 3339; the end of a membership that the reader pays for, which keeps the gift from being accepted. */
  readonly ownUntil: string | null;
}

/** A gift, as its giver sees it. */
export interface GiftValue {
  readonly giftId: string;
  readonly state: GiftState;
  /** Of a pack, or of each month of a membership. */
  readonly points: number;
  /** Of a membership. */
  readonly period?: MembershipPeriod | undefined;
  /** How often its mail can be sent again. */
  readonly mailsLeft?: number | undefined;
  /** Null unless it can be accepted. */
  readonly code: string | null;
  readonly note: string | null;
  readonly email: string | null;
  readonly mail: Gift['mail'];
  /** UTC day; null for at once. */
  readonly deliverOn: string | null;
  /** RFC 3339. */
  readonly paidAt: string;
  /** RFC 3339. */
  readonly expiresAt: string;
  /** RFC 3339; null while it can be accepted. */
  readonly closedAt: string | null;
}

/** A gift, as anybody with its link sees it. */
export interface OpenedGiftValue {
  readonly state: GiftState;
  /** Of a pack, or of each month of a membership. */
  readonly points: number;
  /** Of a membership. */
  readonly period?: MembershipPeriod | undefined;
  /** When a membership begins and ends: planned, or as the reader has accepted it. */
  readonly term?: GiftTermValue | undefined;
  /** Null where the giver has no name. */
  readonly from: string | null;
  readonly note: string | null;
  /** Whether the reader has bought it. */
  readonly own: boolean;
  /** Whether the reader has accepted it. */
  readonly accepted: boolean;
  /** RFC 3339. */
  readonly expiresAt: string;
}

/** A receipt of one payment. */
export interface ReceiptValue {
  readonly number: string;
  readonly checkoutId: string;
  /** RFC 3339. */
  readonly issuedAt: string;
  /** RFC 3339. */
  readonly paidAt: string;
  readonly period: MembershipPeriod | null;
  /** Of a pack or of all packs of a cart, or of each month of a membership. */
  readonly points: number;
  /** Of a cart. */
  readonly lines: readonly OrderLineValue[];
  /** RFC 3339; when the time of a membership that was paid for begins. */
  readonly from: string | null;
  /** RFC 3339; when it ends. */
  readonly until: string | null;
  readonly price: MoneyValue;
  /** What a coupon took off the lines. */
  readonly discount: MoneyValue;
  readonly refunded: MoneyValue;
  readonly buyer: string;
  /** Null where the operator publishes no name. */
  readonly seller: { readonly name: string; readonly contact: string | null } | null;
  readonly movedNoMoney: boolean;
  /** Within the price; its rate is null where it is not known. */
  readonly tax?: { readonly amount: MoneyValue; readonly percent: number | null } | undefined;
  /** Of the buyer, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  readonly documents?: PaymentDocumentsValue | undefined;
}

export interface CheckoutValue {
  readonly state: CheckoutState;
  readonly kind: Checkout['kind'];
  readonly points: number;
  readonly price: MoneyValue;
  readonly checkoutUrl: string | null;
}

export interface ProductValue {
  readonly productId: ProductId;
  readonly kind: ProductKind;
  readonly points: number;
  /** What the points cost at most; null where none are sold. */
  readonly about: MoneyValue | null;
}

/** Products of one kind. */
export interface ProductShelfValue {
  readonly kind: ProductKind;
  readonly products: readonly ProductValue[];
}

/** What products are shown on in the shop. */
export interface SamplesValue {
  /** At least one; frames are shown around them, in turn. */
  readonly portraits: readonly [PortraitSample, ...PortraitSample[]];
  /** At least one; bindings are shown on them, in turn. */
  readonly books: readonly [BookSample, ...BookSample[]];
}

export interface PortraitSample {
  readonly src: string;
  readonly name: string;
}

export type BookSample = Pick<StoryCardValue, 'title' | 'displayLanguage' | 'cover' | 'coverInk'>;

/** What the reader has of a product. */
export type Ownership = 'none' | 'owned' | 'worn';

export interface BonusValue {
  /** UTC day, such as `2026-11-21`. */
  readonly today: string;
  readonly state: BonusState;
  readonly streak: number;
  readonly nextPoints: number;
  /** RFC 3339. */
  readonly nextDayAt: string;
  /** UTC month, such as `2026-11`. */
  readonly month: string;
  readonly days: readonly { readonly day: string; readonly points: number; readonly streak: number }[];
  readonly rules: { readonly daily: number; readonly streakDays: number; readonly streakBonus: number };
}

export interface LedgerEntryValue {
  readonly entryId: string;
  readonly kind: LedgerKind;
  /** Signed. */
  readonly points: number;
  readonly balanceAfter: number;
  /** RFC 3339. */
  readonly createdAt: string;
  readonly subject: {
    readonly characterId?: string | undefined;
    readonly characterName?: string | undefined;
    readonly roomId?: string | undefined;
    readonly productId?: ProductId | undefined;
    readonly checkoutId?: string | undefined;
    readonly giftId?: string | undefined;
  };
}
