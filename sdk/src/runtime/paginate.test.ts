import { describe, expect, it } from 'vitest';
import { listen, sendJson } from '../../tests/loopback';
import { operations } from '../generated/examples';
import { configure, listCharacters, paginate } from '../index';

const pages = operations.listCharacters.examples[200];
const [first, last] = [pages['first-page'], pages['last-page']];

const listServer = () =>
  listen((request, response) => sendJson(response, 200, request.url?.includes('cursor=') ? last : first));

describe('paginate', () => {
  it('yields the items of all pages with the same filter on each', async () => {
    await using server = await listServer();
    configure({ baseUrl: server.baseUrl });

    const ids: string[] = [];
    for await (const { characterId } of paginate(listCharacters, { sort: 'newest', limit: 8 })) ids.push(characterId);

    expect(ids).toEqual([...first.data.items, ...last.data.items].map(({ characterId }) => characterId));
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/characters?sort=newest&limit=8',
      `/characters?sort=newest&limit=8&cursor=${first.data.nextCursor}`,
    ]);
  });

  it('asks for no page that the loop does not reach', async () => {
    await using server = await listServer();
    configure({ baseUrl: server.baseUrl });

    for await (const character of paginate(listCharacters, {})) {
      expect(character.characterId).toBe(first.data.items[0]?.characterId);
      break;
    }

    expect(server.requests).toHaveLength(1);
  });

  it('ends with an AbortedError when the signal aborts between pages', async () => {
    await using server = await listServer();
    configure({ baseUrl: server.baseUrl });
    const leaving = new AbortController();

    const reading = (async () => {
      for await (const { characterId } of paginate(listCharacters, {}, { signal: leaving.signal })) {
        if (characterId === first.data.items.at(-1)?.characterId) leaving.abort();
      }
    })();

    await expect(reading).rejects.toMatchObject({ name: 'AbortedError' });
    expect(server.requests).toHaveLength(1);
  });
});
