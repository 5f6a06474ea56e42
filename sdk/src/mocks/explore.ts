import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getGetCharacterMockHandler,
  getGetStoryMockHandler,
  getListCharactersMockHandler,
  getListStoriesMockHandler,
} from '../generated/mocks/explore/explore.msw';
import { problem } from './answer';
import { characters, findCharacter, findStory, stories } from './catalogue';
import { listPage } from './list';

const ok = { code: 200, message: 'OK' };

const notFound = () => problem(404, operations.getCharacter.examples[404]['not-found']);

/** Handlers of the explore calls: lists that search, filter, sort and page, and pages by id. */
export const exploreHandlers = (): RequestHandler[] => [
  getListCharactersMockHandler(({ request }) => ({
    ...ok,
    data: listPage(characters, new URL(request.url).searchParams, (card) => ({ ...card, popularity: card.chatCount })),
  })),
  getListStoriesMockHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    const kind = query.get('kind');
    const ofKind = stories.filter((card) => kind === null || card.kind === kind);
    const view = (card: (typeof stories)[number]) => ({ ...card, name: card.title, popularity: card.readerCount });
    return { ...ok, data: listPage(ofKind, query, view) };
  }),
  getGetCharacterMockHandler(({ params }) => {
    const data = findCharacter(String(params.characterId));
    if (data === undefined) throw notFound();
    return { ...ok, data };
  }),
  getGetStoryMockHandler(({ params }) => {
    const data = findStory(String(params.storyId));
    if (data === undefined) throw notFound();
    return { ...ok, data };
  }),
];
