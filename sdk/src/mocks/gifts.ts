import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getGetGiftMockHandler, getRedeemGiftMockHandler } from '../generated/mocks/shop/shop.msw';
import { RedeemGiftForm } from '../generated/model';
import { problem } from './answer';

const gifts = operations.getGift.examples[200];

/** Any code opens the same gift, which is accepted once. */
export function giftHandlers(): RequestHandler[] {
  const accepted = new Set<string>();
  return [
    getGetGiftMockHandler(({ request }) => {
      const code = new URL(request.url).searchParams.get('code') ?? '';
      return accepted.has(code) ? gifts.accepted : gifts.ready;
    }),
    getRedeemGiftMockHandler(async ({ request }) => {
      const { code } = RedeemGiftForm.parse(await request.json());
      if (accepted.has(code)) throw problem(409, operations.redeemGift.examples[409].conflict);
      accepted.add(code);
      return operations.redeemGift.examples[200].redeemed;
    }),
  ];
}
