import { configure, getCharacter, type Preferences } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { getGetCharacterQueryOptions } from '@fabula/sdk/react';
import { afterEach, expect, test, vi } from 'vitest';

import { preferencesOfQuery } from './in-own-task';
import { QueryClients } from './query-clients';

const answer = JSON.stringify(operations.getCharacter.examples[200]['maren-vale']);

/** A page whose visitor changes the language and the content mode, and what its server is sent. */
function openPage() {
  vi.stubEnv('SSR', false);
  const sent: Headers[] = [];
  let chosen: Preferences = { language: 'en-US', contentMode: 'nsfw' };
  configure({
    baseUrl: 'http://server.test/api',
    preferences: () => preferencesOfQuery() ?? chosen,
    fetch: async (_, { headers }) => {
      sent.push(new Headers(headers));
      return new Response(answer, { headers: { 'Content-Type': 'application/json' } });
    },
  });
  return { sent, choose: (next: Preferences) => (chosen = next), queries: new QueryClients() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  configure({ baseUrl: '/api' });
});

test('queries that a page starts at once are sent one by one, each in a task of its own', async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => void tasks.push(resolve)) });
  const { sent, queries } = openPage();
  const client = queries.of('en-US', 'nsfw');
  const asked = ['maren-vale', 'iris'].map((id) => client.ensureQueryData(getGetCharacterQueryOptions(id)));
  await vi.waitFor(() => expect(tasks).toHaveLength(2));
  expect(sent).toHaveLength(0);
  tasks[0]?.();
  await asked[0];
  expect(sent).toHaveLength(1);
  tasks[1]?.();
  await asked[1];
  expect(sent).toHaveLength(2);
});

test('a query says the language and the content mode of its cache, whatever was chosen since', async () => {
  const { sent, choose, queries } = openPage();
  const asked = queries.of('en-US', 'nsfw').ensureQueryData(getGetCharacterQueryOptions('maren-vale'));
  choose({ language: 'ar-SA', contentMode: 'sfw' });
  await asked;
  await getCharacter('maren-vale');
  expect(sent.map((headers) => [headers.get('language-type'), headers.get('sfw-type')])).toEqual([
    ['en-US', 'nsfw'],
    ['ar-SA', 'sfw'],
  ]);
});
