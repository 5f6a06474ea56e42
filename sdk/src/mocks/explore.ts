import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getGetCharacterMockHandler,
  getGetStoryMockHandler,
  getListCharactersMockHandler,
  getListStoriesMockHandler,
} from '../generated/mocks/explore/explore.msw';
import { problem } from './answer';
import { characters, findCharacter, findStory, stories } from './world/catalogue';
import { listPage } from './list';

const ok = { code: 200, message: 'OK' };

const notFound = () => problem(404, operations.getCharacter.examples[404]['not-found']);

const home = operations.getHome.examples[200].typical.data;

/** The ids of what stands on the shelf that a query names; undefined where it names none. */
function shelvedBy(query: URLSearchParams): ReadonlySet<string> | undefined {
  const shelfId = query.get('shelf');
  if (shelfId === null) return undefined;
  const shelf = home.shelves.find((one) => one.shelfId === shelfId);
  return new Set(shelf?.items.map((item) => ('characterId' in item ? item.characterId : item.storyId)));
}

export const exploreHandlers = (): RequestHandler[] => [
  getListCharactersMockHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    const shelved = shelvedBy(query);
    const items = characters.filter(({ characterId }) => shelved?.has(characterId) !== false);
    return { ...ok, data: listPage(items, query, (card) => ({ ...card, popularity: card.chatCount })) };
  }),
  getListStoriesMockHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    const kind = query.get('kind');
    const shelved = shelvedBy(query);
    const ofKind = stories.filter(
      (card) => (kind === null || card.kind === kind) && shelved?.has(card.storyId) !== false,
    );
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
