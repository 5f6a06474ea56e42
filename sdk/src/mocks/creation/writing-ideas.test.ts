import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clock } from '../../../tests/clock';
import { configure, createWritingIdeas } from '../../index';
import { scenarios } from '../index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const draftId = 'cdf-4c1e9b70a2d84f36a2d84f364c1e9b70';

it('mocked writing ideas are the same for the same seed, and others for the next', async () => {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
  const ideasOf = (seed: string) => createWritingIdeas(draftId, { locale: 'en-US', seed });
  const first = await ideasOf('roll-1');
  expect(first.source).toBe('templates');
  expect(await ideasOf('roll-1')).toEqual(first);
  expect((await ideasOf('roll-2')).greetings).not.toEqual(first.greetings);
});
