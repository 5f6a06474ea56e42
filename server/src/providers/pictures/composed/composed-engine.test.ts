import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GenerationEnvelope, PictureEngineInfoEnvelope, PortraitParts } from '../../../contract/validators.ts';
import type { SessionValues } from '../../../http/principal.ts';
import { drawPortrait } from '../../../portraits/draw-portrait.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function drawn(session: SessionValues, form: object, language = 'en-US') {
  const json = { kind: 'image', seed: 5, ...form };
  const headers = { 'language-type': language };
  const begun = await server.call('/generations', { method: 'POST', session, headers, json });
  const { generationId } = GenerationEnvelope.parse(begun.body).data;
  const read = async () =>
    GenerationEnvelope.parse((await server.call(`/generations/${generationId}`, { session })).body).data;
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('complete');
  const ended = await read();
  const files = ended.pictures.map(async ({ full }) =>
    Buffer.from(await (await server.app.request(full)).arrayBuffer()),
  );
  return { ended, files: await Promise.all(files) };
}

it('draws without a model, for nothing, and says so in the file', async () => {
  const session = await server.guest();
  const info = await server.call('/picture-engine', { session });
  expect(PictureEngineInfoEnvelope.parse(info.body).data).toMatchObject({
    engine: 'composed',
    model: null,
    by: 'composed',
    points: 0,
    sizes: [{ width: 1_200, height: 1_600 }],
  });
  const { ended, files } = await drawn(session, { prompt: 'A woman with red hair and glasses', count: 2 });
  expect(ended).toMatchObject({ by: 'composed', charge: { points: 0, entryIds: [] }, perPicture: 0 });
  expect(ended.pictures).toMatchObject([{ by: 'composed', width: 1_200, height: 1_600, seed: 5 }, { seed: 6 }]);
  const { xmp } = await sharp(files[0]).metadata();
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia"');
  expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(false);
});

it('draws what the words name, in the language of the request, and the same again', async () => {
  const session = await server.registered();
  const draw = async (prompt: string, language?: string) => (await drawn(session, { prompt }, language)).files[0];
  const first = await draw('red hair');
  expect((await draw('red hair'))?.equals(first ?? Buffer.of())).toBe(true);
  expect((await draw('rote Haare', 'de-DE'))?.equals(first ?? Buffer.of())).toBe(true);
  expect((await draw('black hair'))?.equals(first ?? Buffer.of())).toBe(false);
});

it('draws the face that was chosen, whatever the words say, and gives its parts', async () => {
  const session = await server.registered();
  const { ended, files } = await drawn(session, { prompt: 'A sad woman with red hair', expression: 'laughing' });
  expect(ended).toMatchObject({ expression: 'laughing', pictures: [{ parts: { seed: '5', expression: 'laughing' } }] });
  const plain = await drawn(session, { prompt: 'A sad woman with red hair' });
  expect(plain.ended).toMatchObject({ expression: null, pictures: [{ parts: { expression: 'sad' } }] });
  expect(files[0]?.equals(plain.files[0] ?? Buffer.of())).toBe(false);
  // A draft that takes the parts wears the very same face.
  const [picture] = ended.pictures;
  const svg = drawPortrait(PortraitParts.parse(picture?.parts));
  const pixels = async (image: Buffer) => sharp(image).resize(60, 80).removeAlpha().raw().toBuffer();
  const [ours, theirs] = [await pixels(Buffer.from(svg)), await pixels(files[0] ?? Buffer.of())];
  const off = ours.filter((value, index) => Math.abs(value - (theirs[index] ?? 0)) > 40).length;
  expect(off / ours.length).toBeLessThan(0.01);
});

it.each([
  ['negative', { negative: 'fog' }],
  ['reference', { reference: { pictureId: 'pic-1', strength: 0.5 } }],
  ['loras', { loras: [{ loraId: 'harbour', weight: 1 }] }],
])('refuses %s, which it cannot do', async (field, form) => {
  const session = await server.registered();
  const json = { kind: 'image', prompt: 'red hair', ...form };
  const answer = await server.call('/generations', { method: 'POST', session, json });
  expect(answer).toMatchObject({ status: 400, body: { field } });
});
