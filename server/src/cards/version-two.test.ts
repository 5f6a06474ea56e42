import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import { ImportedCardEnvelope } from '../contract/validators.ts';
import { cardV2, jsonFile, pngWith } from '../testing/files/card-files.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { readPngTexts } from './format/png-file.ts';

let server: TestServer;
let mine: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  mine = await server.registered();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function bring(file: Uint8Array): Promise<string> {
  const json = { content: Buffer.from(file).toString('base64'), mature: false };
  const answer = await server.call('/cards', { session: mine, method: 'POST', json });
  return ImportedCardEnvelope.parse(answer.body).data.characterId;
}

async function take(characterId: string, format: string): Promise<Response> {
  const headers = new Headers({ ...mine });
  return server.app.request(`/api/characters/${characterId}/card?format=${format}`, { headers });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a card for programs that know version 2', () => {
  it('keeps all of a card of version 2, in the picture and in JSON', async () => {
    const book = {
      name: 'Clocks',
      extensions: {},
      entries: [
        {
          id: 1,
          keys: ['bell'],
          content: 'BELL LORE.',
          extensions: {},
          enabled: true,
          insertion_order: 3,
          use_regex: true,
        },
      ],
    };
    const old = {
      ...cardV2({ character_book: book, group_only_greetings: [] }),
      name: 'Isaura Pell',
      fav: true,
      talkativeness: '0.5',
      create_date: '2026-1-2',
      tags: ['Slow burn'],
    };
    const characterId = await bring(await pngWith([['chara', old]]));
    const picture = await bytesOf(await take(characterId, 'png'));
    const [chara] = readPngTexts(picture, (keyword) => keyword === 'chara');
    expect(JSON.parse(Buffer.from(chara?.text ?? '', 'base64').toString())).toMatchObject(old);
    const json = await take(characterId, 'json&spec=v2');
    expect(json.headers.get('content-disposition')).toContain('Isaura%20Pell.v2.json');
    expect(await json.json()).toMatchObject(old);
    expect((await take(characterId, 'charx&spec=v2')).status).toBe(400);
  });

  it('says in version 2 that there is more where only version 3 knows it', async () => {
    const data = { nickname: 'Isa', creator_notes: 'Best in the evening.' };
    const characterId = await bring(jsonFile({ ...cardV2(data), spec: 'chara_card_v3', spec_version: '3.0' }));
    const json: unknown = await (await take(characterId, 'json&spec=v2')).json();
    expect(json).toMatchObject({
      spec: 'chara_card_v2',
      data: { creator_notes: expect.stringMatching(/^Best in the evening\.\n\nThis is a Character Card V3/) },
    });
    expect(json).not.toMatchObject({ data: { nickname: 'Isa' } });
  });

  it('says that it has no lorebook, where it said so', async () => {
    const characterId = await bring(jsonFile(cardV2({ character_book: null })));
    for (const form of ['json', 'json&spec=v2']) {
      expect(await (await take(characterId, form)).json()).toMatchObject({ data: { character_book: null } });
    }
  });
});
