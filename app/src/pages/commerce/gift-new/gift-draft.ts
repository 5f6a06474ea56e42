import type { GiftForm, OfferList } from '@fabula/sdk';
import type { GiftDraft, GiftProblem } from '@fabula/ui/gifts';

const dayMs = 86_400_000;
const mostDaysAhead = 365;

const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10);

/** The days in UTC on which a gift can be mailed, at a time in epoch ms. */
export const daysToChoose = (now: number) => ({ first: dayOf(now), last: dayOf(now + mostDaysAhead * dayMs) });

/** What is sent of a draft: no empty fields, and an address and a day only for a mail. */
export function toGift({ deliverOn, email, note, way }: GiftDraft): GiftForm {
  return {
    ...(note.trim() === '' ? {} : { note }),
    ...(way === 'mail' ? { email: email.trim() } : {}),
    ...(way === 'mail' && deliverOn !== '' ? { deliverOn } : {}),
  };
}

const problems: Readonly<Record<string, GiftProblem>> = {
  'gift.email': 'email',
  'gift.note': 'note',
  'gift.deliverOn': 'deliverOn',
};

/** Why a gift could not be begun, by the reason and the field of the refusal. */
export function problemOf(
  refusal: { readonly reason?: string | undefined; readonly field?: string | undefined } | undefined,
) {
  if (refusal?.reason === 'RATE_LIMITED') return 'tooMany';
  return problems[refusal?.field ?? ''] ?? 'notOpened';
}

/** The chosen way to pay, where it can pay for what is given; undefined for the usual one. */
export function methodFor(
  { memberships, methods }: Pick<OfferList, 'memberships' | 'methods'>,
  offerId: string,
  chosen: string | undefined,
): string | undefined {
  const isMembership = memberships.some((offer) => offer.offerId === offerId);
  return methods.find((method) => method.name === chosen && (!isMembership || method.memberships))?.name;
}
