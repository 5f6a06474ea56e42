import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OwnPictureEnvelope, PictureEngineInfoEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createPictureServer, type PictureServer } from '../../testing/picture-server.ts';
import { plainPicture } from '../../testing/scripted-picture-engine.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await createPictureServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function upload(session: SessionValues, json: object): Promise<string> {
  const answer = await server.call('/pictures', { method: 'POST', session, json });
  return OwnPictureEnvelope.parse(answer.body).data.pictureId;
}

const drawnStill = (session: SessionValues) => upload(session, { parts: { seed: 'maren', mood: 'frost' } });
const film = (pictureId: string) => ({
  kind: 'film',
  prompt: 'She looks up and smiles',
  reference: { pictureId, strength: 0.5 },
});

describe('a film of a drawn portrait', () => {
  it('blinks, costs nothing, says that no model made it, and goes with its still', async () => {
    const session = await server.registered();
    const info = PictureEngineInfoEnvelope.parse((await server.call('/picture-engine', { session })).body).data;
    expect(info.film).toEqual({ engine: 'composed', model: null, by: 'composed', points: 0 });
    const begun = await server.begin(session, film(await drawnStill(session)));
    const ended = await server.ended(session, begun.generationId);
    expect(ended).toMatchObject({ kind: 'film', status: 'complete', by: 'composed', charge: { points: 0 } });
    const [picture] = ended.pictures;
    expect(picture).toMatchObject({ by: 'composed', parts: { seed: 'maren' }, film: { type: 'image/webp' } });
    const answer = await server.app.request(picture?.film?.address ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.byteLength).toBeLessThanOrEqual(30_000);
    const { delay, pages, xmp } = await sharp(bytes, { animated: true }).metadata();
    expect([pages, delay?.length, new Set(delay).size]).toEqual([5, 5, 5]);
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia"');
    expect((await server.app.request(picture?.small ?? '')).status).toBe(200);
    expect(await server.balance(session)).toBe(100);
    await server.call(`/generations/${ended.generationId}`, { method: 'DELETE', session });
    expect((await server.app.request(picture?.film?.address ?? '')).status).toBe(404);
  });

  it('is sent in parts to who asks for one', async () => {
    const session = await server.registered();
    const begun = await server.begin(session, film(await drawnStill(session)));
    const [picture] = (await server.ended(session, begun.generationId)).pictures;
    const address = picture?.film?.address ?? '';
    const whole = Buffer.from(await (await server.app.request(address)).arrayBuffer());
    const part = async (range: string) => {
      const answer = await server.app.request(address, { headers: { range } });
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const { length } = whole;
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${length}`, whole.subarray(0, 10)]);
    expect(await part('bytes=-4')).toEqual([206, `bytes ${length - 4}-${length - 1}/${length}`, whole.subarray(-4)]);
    expect(await part(`bytes=${length - 3}-`)).toMatchObject([206, {}, whole.subarray(-3)]);
    expect(await part(`bytes=${length}-`)).toEqual([200, null, whole]);
    expect(await part('lines=1-2')).toEqual([200, null, whole]);
  });

  it('is made of one’s own picture from parts alone, and takes nothing that films do not have', async () => {
    const session = await server.registered();
    const content = Buffer.from(await plainPicture()).toString('base64');
    const brought = await upload(session, { content });
    const refused = async (form: object) => server.ask(session, form);
    expect(await refused(film(brought))).toMatchObject({ status: 400, body: { field: 'reference' } });
    expect(await refused({ kind: 'film' })).toMatchObject({ status: 400, body: { field: 'reference' } });
    const still = await drawnStill(session);
    const other = await server.registered();
    expect(await server.ask(other, film(still))).toMatchObject({ status: 404, body: { field: 'reference' } });
    for (const [field, value] of Object.entries({ count: 2, negative: 'fog', expression: 'sad' })) {
      expect(await refused({ ...film(still), [field]: value })).toMatchObject({ status: 400, body: { field } });
    }
    expect(await refused(film(still))).toMatchObject({ status: 200 });
  });
});
