import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getAgreeInStoryMockHandler, getGetStoryTalkMockHandler } from '../generated/mocks/stories/stories.msw';
import { StoryAgreementForm } from '../generated/model';

const typical = operations.getStoryTalk.examples[200].typical.data;
const { agreed } = operations.agreeInStory.examples[200];

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });

export function storyTalkHandlers(): RequestHandler[] {
  const done = new Set<string>();
  return [
    getGetStoryTalkMockHandler(() =>
      ok({
        ...typical,
        roundId: done.size === 0 ? typical.roundId : agreed.data.roundId,
        offers: typical.offers.map((offer) => ({ ...offer, done: done.has(offer.agreementId) })),
      }),
    ),
    getAgreeInStoryMockHandler(async ({ request }) => {
      done.add(parse(StoryAgreementForm, await request.json()).agreementId);
      return agreed;
    }),
  ];
}
