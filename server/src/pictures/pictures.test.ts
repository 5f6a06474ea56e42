import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CharacterDraftEnvelope,
  CharacterEnvelope,
  KeptCharacterEnvelope,
  OwnPictureEnvelope,
  type OwnPicture,
} from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { bytesOf } from '../kept-files/quota.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { plainPicture } from '../testing/scripted-picture-engine.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const bring = (session: SessionValues, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  server.call('/pictures', {
    method: 'POST',
    session,
    headers,
    json: { content: Buffer.from(bytes).toString('base64') },
  });
const brought = async (session: SessionValues, bytes: Uint8Array): Promise<OwnPicture> =>
  OwnPictureEnvelope.parse((await bring(session, bytes)).body).data;
const see = async (address: string) => {
  const answer = await server.app.request(address);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a picture that a person brings', () => {
  it('is kept as WebP in three widths, with nothing but its pixels', async () => {
    const session = await server.registered();
    const photo = await sharp(await plainPicture({ width: 2_000, height: 1_000 }))
      .withExif({ IFD0: { Make: 'A camera' } })
      .jpeg()
      .toBuffer();
    const picture = await brought(session, photo);
    expect(picture).toMatchObject({ by: 'upload', width: 1_600, height: 800, engine: null, prompt: '' });
    for (const [address, width] of [
      [picture.small, 300],
      [picture.large, 600],
      [picture.full, 1_600],
    ] as const) {
      const { exif, format, width: seen, xmp } = await sharp((await see(address)).bytes).metadata();
      expect({ exif, format, width: seen, xmp }).toEqual({ exif: undefined, format: 'webp', width, xmp: undefined });
    }
  });

  it('is the same picture for a call that is sent twice', async () => {
    const session = await server.registered();
    const { accountId = '' } = await principalOf(server.deps, session);
    const bytes = await plainPicture({ width: 50, height: 60 });
    const headers = { 'Idempotency-Key': 'bring-it-once' };
    const first = await bring(session, bytes, headers);
    const kept = await bytesOf(server.deps.database.db, accountId);
    expect((await bring(session, bytes, headers)).body).toEqual(first.body);
    expect(await bytesOf(server.deps.database.db, accountId)).toBe(kept);
  });

  const half = async () => (await plainPicture({ width: 96, height: 128 })).slice(0, 150);
  it.each([
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a drawing of vectors', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['half a picture', half, 415],
    ['more than 8 MiB', async () => Buffer.alloc(8 * 1_048_576 + 1), 413],
    ['more than 40 megapixels', async () => plainPicture({ width: 8_000, height: 5_001 }), 413],
  ])('is refused at its field where it is %s', async (_name, bytes, status) => {
    const session = await server.registered();
    expect(await bring(session, await bytes())).toMatchObject({ status, body: { field: 'content' } });
  });

  it('is kept for a year', async () => {
    const session = await server.registered();
    const picture = await brought(session, await plainPicture());
    await server.deps.pictures.pictures.sweep();
    expect((await see(picture.small)).status).toBe(200);
    server.clock.advance(366 * DAY_MS);
    await server.deps.pictures.pictures.sweep();
    expect((await see(picture.small)).status).toBe(404);
  });
});

describe('a drawn portrait as a picture', () => {
  const parts = { seed: 'tomas-1', mood: 'brass', beard: 'full' } as const;
  const draw = async (session: SessionValues, json: object) =>
    server.call('/pictures', { method: 'POST', session, json });

  it('is drawn from its parts, once, and says in its file who drew it', async () => {
    const session = await server.guest();
    const picture = OwnPictureEnvelope.parse((await draw(session, { parts })).body).data;
    expect(picture).toMatchObject({ by: 'composed', engine: 'composed', parts, width: 1_200, height: 1_600 });
    const { xmp } = await sharp((await see(picture.full)).bytes).metadata();
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia"');
    const { beard, mood, seed } = parts;
    const again = OwnPictureEnvelope.parse((await draw(session, { parts: { beard, seed, mood } })).body).data;
    expect(again.pictureId).toBe(picture.pictureId);
    const wry = OwnPictureEnvelope.parse((await draw(session, { parts: { ...parts, expression: 'wry' } })).body).data;
    expect(wry.pictureId).not.toBe(picture.pictureId);
  });

  it('is refused together with a file, and so is a form without either', async () => {
    const session = await server.guest();
    const content = Buffer.from(await plainPicture()).toString('base64');
    for (const json of [{ content, parts }, {}]) {
      expect(await draw(session, json)).toMatchObject({ status: 400, body: { field: 'content' } });
    }
  });
});

describe('a character that is kept with a picture', () => {
  const keep = async (session: SessionValues, picture: string) => {
    const begun = await server.call('/character-drafts', { method: 'POST', session, json: { from: 'blank' } });
    const { draftId } = CharacterDraftEnvelope.parse(begun.body).data;
    const path = `/character-drafts/${draftId}`;
    const changed = await server.call(path, {
      method: 'PATCH',
      session,
      headers: { 'If-Match': '"1"' },
      json: { changes: { name: 'Noor', picture } },
    });
    expect(changed.status).toBe(200);
    return server.call(`${path}/keep`, { method: 'POST', session, headers: { 'If-Match': '"2"' } });
  };

  it('wears it as its portrait', async () => {
    const session = await server.registered();
    const picture = await brought(session, await plainPicture({ width: 400, height: 400 }, '#00ff00'));
    const answer = await keep(session, picture.pictureId);
    const { characterId } = KeptCharacterEnvelope.parse(answer.body).data;
    const { body } = await server.call(`/characters/${characterId}`, { session });
    const { portrait } = CharacterEnvelope.parse(body).data;
    const { dominant } = await sharp((await see(portrait.large)).bytes).stats();
    expect([dominant.r < 20, dominant.g > 235, dominant.b < 20]).toEqual([true, true, true]);
  });

  it('is refused where the picture is another person’s', async () => {
    const [session, other] = [await server.registered(), await server.registered()];
    const picture = await brought(other, await plainPicture());
    expect(await keep(session, picture.pictureId)).toMatchObject({ status: 400, body: { field: 'picture' } });
  });
});
