import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import { getCreateWritingIdeasMockHandler } from '../../generated/mocks/creation/creation.msw';
import { WritingIdeasForm } from '../../generated/model';

const { others, typical } = operations.createWritingIdeas.examples[200];

/** Handlers of writing ideas: about every second seed gives other ones, and the same seed always the same. */
export const writingIdeasHandlers = (): RequestHandler[] => [
  getCreateWritingIdeasMockHandler(async ({ request }) => {
    const { seed } = parse(WritingIdeasForm, await request.json());
    return seed.charCodeAt(seed.length - 1) % 2 === 1 ? typical : others;
  }),
];
