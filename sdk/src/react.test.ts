import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { configure, type CharacterPage, type Home } from './index';
import { operations, scenarios } from './mocks/index';
import {
  cursorPages,
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

  it('raise the typed error', async () => {
    server.use(...scenarios.brokenContract());
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

    await expect(client.fetchQuery(getGetHomeQueryOptions())).rejects.toMatchObject({ name: 'ContractError' });
  });
});
