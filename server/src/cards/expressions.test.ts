import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { CardPreviewEnvelope, CharacterEnvelope, ImportedCardEnvelope } from '../contract/validators.ts';
import { MOODS } from '../explore/expressions/emotion-moods.ts';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cardV2, jsonFile, picture, zipOf } from '../testing/files/card-files.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { DECODING_MS, readExpressions } from './card-files/expressions.ts';
import { readCard } from './card-files/read-card.ts';

let server: TestServer;
let mine: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  mine = await server.registered();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

/** A card with faces, each with the bytes that are said to be its picture. */
function cardWith(faces: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer {
  const assets = faces.map(([name], index) => {
    return { type: 'emotion', uri: `embeded://assets/emotion/images/${index}.png`, name, ext: 'png' };
  });
  const files = faces.map(([, bytes], index) => [`assets/emotion/images/${index}.png`, bytes] as const);
  const card = { ...cardV2({ assets }), spec: 'chara_card_v3', spec_version: '3.0' };
  return zipOf({ 'card.json': card, ...Object.fromEntries(files) });
}

const faceNames = Array.from({ length: 70 }, (_, index) => `face ${index}`);
const seventyFaces = async () => {
  const face = await picture('webp');
  return readCard(cardWith(faceNames.map((name) => [name, face] as const)));
};

const send = (address: string, file: Uint8Array, session = mine) => {
  const json = { content: Buffer.from(file).toString('base64'), ...(address === '/cards' ? { mature: false } : {}) };
  return server.call(address, { method: 'POST', session, json });
};
const bring = async (file: Uint8Array, session = mine) =>
  ImportedCardEnvelope.parse((await send('/cards', file, session)).body).data.characterId;
const preview = async (file: Uint8Array) =>
  CardPreviewEnvelope.parse((await send('/cards/preview', file)).body).data.expressions;
const read = async (characterId: string, session = mine) =>
  CharacterEnvelope.parse((await server.call(`/characters/${characterId}`, { session })).body).data;
async function take(characterId: string, format: string): Promise<Buffer> {
  const headers = new Headers({ ...mine });
  const answer = await server.app.request(`/api/characters/${characterId}/card?format=${format}`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('the expressions that a card comes with', () => {
  it('become pictures of the character, each shown for the mood that it fits best', async () => {
    const red = await picture('png', '#aa2222');
    const file = cardWith([
      ['joy', red],
      ['Happy_2', await picture('webp', '#22aa22')],
      ['anger', await picture('jpeg', '#2222aa')],
      ['bored', red],
    ]);
    expect(await preview(file)).toEqual({ count: 4, skipped: [] });
    const { expressions = [] } = await read(await bring(file));
    expect(expressions.map(({ emotion, mood }) => [emotion, mood])).toEqual([
      ['joy', 'glad'],
      ['Happy_2', undefined],
      ['anger', 'stern'],
      ['bored', undefined],
    ]);
    const [first] = expressions;
    for (const address of [first?.small ?? '', first?.large ?? '']) {
      expect(address).toMatch(/^\/api\/portraits\/por-[a-z0-9-]{8,}\/(?:300|600)$/);
      const answer = await server.app.request(address);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
      expect(channels.map(({ mean }) => Math.round(mean / 40))).toEqual([4, 1, 1]);
    }
  });

  it('are named in the preview where they are left out, and never cost the character', async () => {
    const good = await picture('png');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const long = 'n'.repeat(90);
    const file = cardWith([
      ['joy', good],
      ['Joy', good],
      ['sadness', good.subarray(0, 60)],
      ['fear', svg],
      [`  pride\n\t${long}`, good],
    ]);
    expect(await preview(file)).toEqual({ count: 2, skipped: ['Joy', 'sadness', 'fear'] });
    const { expressions = [] } = await read(await bring(file));
    expect(expressions.map(({ emotion }) => emotion)).toEqual(['joy', `pride ${'n'.repeat(34)}`]);
  });

  it('are sixty-four at most, and the names of the others are known', async () => {
    const { expressions, skipped } = await readExpressions(await seventyFaces(), () => 0);
    expect(expressions.map(({ emotion }) => emotion)).toEqual(faceNames.slice(0, 64));
    expect(skipped).toEqual(faceNames.slice(64));
  });

  it('are those that are decoded in time, and the names of the others are known', async () => {
    const readings = [0, 0, DECODING_MS - 1, DECODING_MS];
    const now = () => readings.shift() ?? DECODING_MS;
    const { expressions, skipped } = await readExpressions(await seventyFaces(), now);
    expect(expressions.map(({ emotion }) => emotion)).toEqual(faceNames.slice(0, 2));
    expect(skipped).toEqual(faceNames.slice(2));
  });

  it('are private with their character, count for its owner, and stay as long as it does', async () => {
    const { accountId = '' } = await principalOf(server.deps, mine);
    const { db } = server.deps.database;
    const files = () => db.selectFrom('kept_files').select('bytes').where('owner_id', '=', accountId).execute();
    const before = (await files()).length;
    const plain = await bring(cardWith([]));
    expect(await files()).toHaveLength(before + 3);
    const characterId = await bring(cardWith([['joy', await picture('png')]]));
    expect(await files()).toHaveLength(before + 8);
    const other = await server.guest();
    expect(await server.call(`/characters/${characterId}`, { session: other })).toMatchObject({ status: 404 });
    // Files bear the time of this machine.
    server.clock.advance(Date.now() - server.clock.now() + 2 * DAY_MS);
    await server.deps.fileSweep.sweep();
    const { expressions = [] } = await read(characterId);
    expect((await server.app.request(expressions[0]?.small ?? '')).status).toBe(200);
    expect((await read(plain)).expressions).toBeUndefined();
  });

  it('go out as they came', async () => {
    const faces = [['joy', await picture('png', '#aa2222')] as const, ['grief', await picture('jpeg')] as const];
    const characterId = await bring(cardWith(faces));
    for (const format of ['charx', 'png']) {
      const { card, files } = readCard(await take(characterId, format));
      const emotions = card.data.assets.filter(({ type }) => type === 'emotion');
      expect(emotions.map(({ name }) => name)).toEqual(['joy', 'grief']);
      const bytes = emotions.map(({ uri }) => files.get(uri.replace('embeded://', '')));
      expect(bytes.map((one) => Buffer.from(one ?? []))).toEqual(faces.map(([, one]) => one));
    }
  });
});

describe('a character that was put together from parts', () => {
  const parts = { seed: 'tomas-1', mood: 'brass', hairCut: 'cut-04', flowers: true } as const;
  const made = () => {
    const extensions = { 'fabula/draft': { tagline: '', temperaments: [], nevers: [], portrait: parts } };
    return bring(jsonFile(cardV2({ extensions })));
  };

  it('has nine expressions, drawn of the same parts and kept nowhere', async () => {
    const { expressions = [], portrait } = await read(await made());
    expect(expressions.map(({ emotion }) => emotion)).toEqual(MOODS);
    expect(expressions.map(({ mood }) => mood)).toEqual(MOODS);
    const drawings = new Set<string>();
    for (const { large, small } of expressions) {
      expect(small).toBe(large);
      const answer = await server.app.request(small);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      drawings.add(await answer.text());
    }
    expect(drawings.size).toBe(9);
    expect((await server.app.request(portrait.small)).status).toBe(200);
  });

  it.each(['charx', 'png'])(
    'goes out as %s with its portrait and nine faces, which come in as they are',
    async (form) => {
      const characterId = await made();
      const file = await take(characterId, form);
      const { avatar, card, files } = readCard(file);
      const emotions = card.data.assets.filter(({ type }) => type === 'emotion');
      expect(emotions.map(({ name }) => name)).toEqual(MOODS);
      const { height, width } = await sharp(avatar).metadata();
      expect([width, height]).toEqual([600, 800]);
      for (const { ext, uri } of emotions) {
        const bytes = Buffer.from(files.get(uri.replace('embeded://', '')) ?? []);
        expect(bytes.byteLength).toBeLessThan(20_000);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: ext, width: 300, height: 400 });
      }
      expect(file.byteLength).toBeLessThan(form === 'png' ? 900_000 : 200_000);
      const again = await bring(file);
      const { expressions = [] } = await read(again);
      expect(expressions.map(({ emotion, mood }) => [emotion, mood])).toEqual(MOODS.map((mood) => [mood, mood]));
      const reread = readCard(await take(again, form));
      expect(reread.card.data.assets).toEqual(card.data.assets);
      expect([...reread.files]).toEqual([...files]);
    },
  );

  it('goes out as JSON without pictures, and has the same face when it comes back', async () => {
    const file = await take(await made(), 'json');
    expect(file.toString()).not.toContain('data:image');
    const [one, two] = [await read(await made()), await read(await bring(file))];
    expect(two.expressions).toEqual(one.expressions);
    const pictureIn = async (address: string) => Buffer.from(await (await server.app.request(address)).arrayBuffer());
    expect(await pictureIn(two.portrait.small)).toEqual(await pictureIn(one.portrait.small));
  });
});
