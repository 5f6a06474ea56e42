import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { configure, type CharacterPage, type Home } from './index';
import { operations, scenarios } from './mocks/index';
import {
  cursorPages,
  getGetCharacterQueryOptions,
  getGetHomeQueryKey,
  getGetHomeQueryOptions,
  getListCharactersInfiniteQueryOptions,
  prefetchGetHomeQuery,
} from './react';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => configure({ baseUrl: 'http://mock.test/api' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the hooks', () => {
  it('share their options with a loader, which gets the inner data', async () => {
    server.use(...scenarios.guest());
    const client = new QueryClient();

    const home = await client.ensureQueryData(getGetHomeQueryOptions());

    expect(home).toEqual(operations.getHome.examples[200].typical.data);
    expectTypeOf(home).toEqualTypeOf<Home>();
  });

  it('find what a loader prefetched', async () => {
    server.use(...scenarios.guest());
    const client = new QueryClient();

    await prefetchGetHomeQuery(client);

    expect(client.getQueryData(getGetHomeQueryKey())).toEqual(operations.getHome.examples[200].typical.data);
  });

  it('page by cursor', async () => {
    server.use(...scenarios.guest());
    const client = new QueryClient();
    const options = getListCharactersInfiniteQueryOptions({ limit: 5 }, { query: cursorPages });

    const { pages } = await client.fetchInfiniteQuery({ ...options, pages: 3, ...cursorPages });

    expect(pages.map(({ items }) => items.length)).toEqual([5, 5, 2]);
    expectTypeOf(pages).toEqualTypeOf<CharacterPage[]>();
  });

  it('reach the operation whose id holds a slash, as the calls do', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/characters/:characterId', ({ params, request }) => {
        asked.push(new URL(request.url).pathname, String(params['characterId']));
        return HttpResponse.json(operations.getCharacter.examples[404]['not-found'], { status: 404 });
      }),
    );
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

    await expect(client.fetchQuery(getGetCharacterQueryOptions('../tags'))).rejects.toMatchObject({ status: 404 });

    expect(asked).toEqual(['/api/characters/..%2Ftags', '../tags']);
  });

  it('raise the typed error', async () => {
    server.use(...scenarios.brokenContract());
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

    await expect(client.fetchQuery(getGetHomeQueryOptions())).rejects.toMatchObject({ name: 'ContractError' });
  });
});
