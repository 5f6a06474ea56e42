import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CharacterDraftEnvelope,
  GenerationPageEnvelope,
  GenerationQuoteEnvelope,
  GenHistoryEnvelope,
  LoraListEnvelope,
  OwnPictureEnvelope,
  PictureEngineInfoEnvelope,
} from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createPictureServer, type PictureServer } from '../testing/picture-server.ts';
import { plainPicture } from '../testing/scripted-picture-engine.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await createPictureServer();
});
beforeEach(() => server.engine.drawsAll());
afterAll(() => server[Symbol.asyncDispose]());

/** The id under which visitors find a LoRA of the engine. */
const loraIdOf = (engineId: string) => `lora-${sha256(engineId).slice(0, 24)}`;
const never = new Promise<void>(() => undefined);
const size = { width: 96, height: 128 };
const file = async () => ({ bytes: await plainPicture(size), mime: 'image/png' as const });
const picture = async (index: number) => ({ kind: 'picture' as const, index, file: await file(), seed: 7 + index });

async function draft(session: SessionValues, changes: object): Promise<string> {
  const begun = await server.call('/character-drafts', { method: 'POST', session, json: { from: 'blank' } });
  const { draftId } = CharacterDraftEnvelope.parse(begun.body).data;
  const headers = { 'If-Match': '"1"' };
  await server.call(`/character-drafts/${draftId}`, { method: 'PATCH', session, headers, json: { changes } });
  return draftId;
}

async function upload(session: SessionValues, bytes: Uint8Array): Promise<string> {
  const json = { content: Buffer.from(bytes).toString('base64') };
  const { body } = await server.call('/pictures', { method: 'POST', session, json });
  return OwnPictureEnvelope.parse(body).data.pictureId;
}

describe('a generation', () => {
  it('delivers what was asked for, says how each was made, and costs its price', async () => {
    const session = await server.registered();
    const before = await server.balance(session);
    const begun = await server.begin(session, { count: 2, seed: 7, negative: 'fog' });
    expect(begun).toMatchObject({ status: expect.stringMatching(/queued|running/), pictures: [], perPicture: 12 });
    const ended = await server.ended(session, begun.generationId);
    expect(ended).toMatchObject({ status: 'complete', failure: null, share: 1, charge: { points: 24 } });
    expect(ended.pictures.map(({ seed }) => seed)).toEqual([7, 8]);
    const [first] = ended.pictures;
    expect(first).toMatchObject({
      by: 'model',
      engine: 'sdapi',
      model: 'script',
      prompt: 'A lamp on a quay',
      promptSha256: sha256('A lamp on a quay'),
      negative: 'fog',
      width: 96,
      height: 128,
    });
    expect(await server.balance(session)).toBe(before - 24);
    const own = await server.call(`/pictures/${first?.pictureId}`, { session });
    expect(OwnPictureEnvelope.parse(own.body).data).toEqual(first);
    const answer = await server.app.request(first?.full ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { format, xmp } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, xmp?.toString()]).toEqual(['webp', expect.stringContaining('/trainedAlgorithmicMedia"')]);
    const history = await server.call('/user-profile/get-my-gen-history', { session });
    expect(GenHistoryEnvelope.parse(history.body).data.items).toContainEqual(
      expect.objectContaining({ kind: 'image', points: 24, title: 'A lamp on a quay' }),
    );
  });

  it('takes points for what was delivered alone when it fails on the way', async () => {
    const session = await server.registered();
    server.engine.does(await picture(0), { fail: 'stalled' });
    const before = await server.balance(session);
    const { generationId } = await server.begin(session, { count: 3 });
    expect(await server.ended(session, generationId)).toMatchObject({
      status: 'failed',
      failure: 'stalled',
      charge: { points: 12 },
      pictures: [{ by: 'model' }],
    });
    expect(await server.balance(session)).toBe(before - 12);
  });

  it.each(['busy', 'refused', 'stalled', 'broken', 'lost', 'unavailable'] as const)(
    'costs nothing where the engine is %s',
    async (failure) => {
      const session = await server.registered();
      server.engine.does({ fail: failure });
      const before = await server.balance(session);
      const { generationId } = await server.begin(session);
      const ended = await server.ended(session, generationId);
      expect(ended).toMatchObject({ status: 'failed', failure, charge: { points: 0 }, pictures: [] });
      expect(await server.balance(session)).toBe(before);
    },
  );

  const html = Buffer.from('<!doctype html><title>Bad gateway</title>');
  it.each([
    ['a page instead of a picture', async () => html],
    ['half a picture', async () => (await plainPicture({ width: 96, height: 128 })).slice(0, 150)],
    ['a picture of another size', async () => plainPicture({ width: 64, height: 64 })],
    ['nothing', async () => new Uint8Array()],
  ])('keeps no picture and takes no points for %s', async (_name, bytes) => {
    const session = await server.registered();
    const broken = { bytes: new Uint8Array(await bytes()), mime: 'image/png' as const };
    server.engine.does({ kind: 'picture', index: 0, file: broken, seed: 1 });
    const before = await server.balance(session);
    const { generationId } = await server.begin(session);
    const ended = await server.ended(session, generationId);
    expect(ended).toMatchObject({ status: 'failed', failure: 'broken', charge: { points: 0 }, pictures: [] });
    expect(await server.balance(session)).toBe(before);
  });

  it('is broken where there are more pictures than asked for, and where there are fewer', async () => {
    const session = await server.registered();
    for (const steps of [[await picture(0), await picture(1)], []]) {
      server.engine.does(...steps);
      const { generationId } = await server.begin(session);
      expect(await server.ended(session, generationId)).toMatchObject({ status: 'failed', failure: 'broken' });
    }
  });

  it('that is stopped before its first picture costs nothing, and the provider is asked to drop it', async () => {
    const session = await server.registered();
    server.engine.does({ kind: 'job', jobId: 'job-stopped' }, { wait: never });
    const before = await server.balance(session);
    const { generationId } = await server.begin(session, { count: 4 });
    await expect.poll(async () => (await server.read(session, generationId)).status).toBe('running');
    const { deps } = server;
    const jobId = () =>
      deps.database.db
        .selectFrom('picture_generations')
        .select('provider_job_id')
        .where('generation_id', '=', generationId)
        .executeTakeFirst();
    await expect.poll(jobId).toEqual({ provider_job_id: 'job-stopped' });
    expect(await server.balance(session)).toBe(before - 48);
    expect(await server.call(`/generations/${generationId}/stop`, { method: 'POST', session })).toMatchObject({
      status: 200,
    });
    expect(await server.ended(session, generationId)).toMatchObject({ status: 'stopped', charge: { points: 0 } });
    expect(await server.balance(session)).toBe(before);
    expect(server.engine.cancelled).toContain('job-stopped');
  });

  it('lets six pictures of a new account be drawn at once, and no seventh generation wait', async () => {
    const session = await server.registered();
    server.engine.does({ wait: never });
    const begun = [];
    for (let index = 0; index < 6; index += 1) begun.push(await server.begin(session));
    expect(await server.ask(session)).toMatchObject({ status: 409, body: { reason: 'CONFLICT', field: 'count' } });
    const states = await Promise.all(begun.map(({ generationId }) => server.read(session, generationId)));
    expect(states.filter(({ status }) => status === 'queued').map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    for (const { generationId } of begun) {
      await server.call(`/generations/${generationId}/stop`, { method: 'POST', session });
      await server.ended(session, generationId);
    }
    expect(await server.balance(session)).toBe(100);
  });

  it('begins once for a request that is sent twice, and asks the engine once', async () => {
    const session = await server.registered();
    const key = { 'Idempotency-Key': 'draw-once-please' };
    const asked = server.engine.requests.length;
    const answers = await Promise.all([1, 2, 3].map(() => server.ask(session, { seed: 3 }, key)));
    const ids = new Set(answers.map(({ body }) => (body.data as { generationId: string }).generationId));
    expect(ids.size).toBe(1);
    await server.ended(session, [...ids][0] ?? '');
    expect(server.engine.requests.length - asked).toBe(1);
  });

  it('needs points', async () => {
    const session = await server.guest();
    const answer = await server.ask(session, { count: 4 });
    expect(answer).toMatchObject({ status: 400, body: { reason: 'INSUFFICIENT_POINTS' } });
  });

  it('is deleted with its pictures, and comes back for a day', async () => {
    const session = await server.registered();
    const { generationId } = await server.begin(session);
    const { pictures } = await server.ended(session, generationId);
    const path = `/generations/${generationId}`;
    const see = async () => (await server.app.request(pictures[0]?.small ?? '')).status;
    expect(await server.call(path, { method: 'DELETE', session })).toMatchObject({ status: 200 });
    expect([(await server.call(path, { session })).status, await see()]).toEqual([404, 404]);
    expect(await server.call(`${path}/restore`, { method: 'POST', session })).toMatchObject({ status: 200 });
    expect([(await server.call(path, { session })).status, await see()]).toEqual([200, 200]);
    await server.call(path, { method: 'DELETE', session });
    server.clock.advance(DAY_MS + 1);
    await server.deps.pictures.pictures.sweep();
    expect(await server.call(`${path}/restore`, { method: 'POST', session })).toMatchObject({ status: 404 });
    const rows = await server.deps.database.db
      .selectFrom('pictures')
      .select('picture_id')
      .where('generation_id', '=', generationId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('belongs to its owner alone', async () => {
    const [session, stranger] = [await server.registered(), await server.guest()];
    const { generationId } = await server.begin(session);
    const { pictures } = await server.ended(session, generationId);
    const path = `/generations/${generationId}`;
    for (const [where, method] of [
      [path, 'GET'],
      [path, 'DELETE'],
      [`${path}/stop`, 'POST'],
      [`${path}/restore`, 'POST'],
      [`${path}/events`, 'GET'],
      [`/pictures/${pictures[0]?.pictureId}`, 'GET'],
    ] as const) {
      expect((await server.call(where, { method, session: stranger })).status).toBe(404);
      expect((await server.call(where, { method })).status).toBe(401);
    }
    const reference = { pictureId: pictures[0]?.pictureId, strength: 0.5 };
    expect(await server.ask(stranger, { reference })).toMatchObject({ status: 404, body: { field: 'reference' } });
  });

  it('is listed newest first, and by what it is for', async () => {
    const session = await server.registered();
    const draftId = await draft(session, { name: 'Noor' });
    const first = await server.begin(session, { draftId });
    server.clock.advance(1_000);
    const second = await server.begin(session);
    const list = async (query = '') =>
      GenerationPageEnvelope.parse((await server.call(`/generations${query}`, { session })).body).data;
    const idsOf = async (query?: string) => (await list(query)).items.map(({ generationId }) => generationId);
    expect(await idsOf()).toEqual([second.generationId, first.generationId]);
    expect(await idsOf(`?draftId=${draftId}`)).toEqual([first.generationId]);
    const page = await list('?limit=1');
    expect(await idsOf(`?limit=1&cursor=${page.nextCursor}`)).toEqual([first.generationId]);
  });

  it('starts from a picture of the caller', async () => {
    const session = await server.registered();
    const { pictures } = await server.ended(session, (await server.begin(session)).generationId);
    const reference = { pictureId: pictures[0]?.pictureId, strength: 0.4 };
    const { generationId } = await server.begin(session, { reference });
    const ended = await server.ended(session, generationId);
    expect(ended).toMatchObject({ status: 'complete', reference });
    expect(server.engine.requests.at(-1)?.reference).toMatchObject({ strength: 0.4, file: { mime: 'image/webp' } });
    const answer = await server.app.request(ended.pictures[0]?.small ?? '');
    const { xmp } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(xmp?.toString()).toContain('/compositeWithTrainedAlgorithmicMedia"');
  });

  it('redraws only the masked part of a picture', async () => {
    const session = await server.registered();
    const own = async (width: number, height: number, color: string) =>
      upload(session, await plainPicture({ width, height }, color));
    const pictureId = await own(96, 128, '#804020');
    const mask = await own(192, 256, '#ffffff');
    const asked = { reference: { pictureId, strength: 0.7 }, mask };
    const { generationId } = await server.begin(session, asked);
    expect(await server.ended(session, generationId)).toMatchObject({ status: 'complete', ...asked });
    const sent = server.engine.requests.at(-1)?.mask;
    expect(sent?.mime).toBe('image/png');
    const { channels, height, width } = await sharp(sent?.bytes).metadata();
    expect({ channels, height, width }).toEqual({ channels: 1, height: 128, width: 96 });
    expect((await sharp(sent?.bytes).stats()).channels[0]?.min).toBeGreaterThan(250);

    expect(await server.ask(session, { mask })).toMatchObject({ status: 400, body: { field: 'mask' } });
    const odd = { ...asked, mask: await own(128, 96, '#ffffff') };
    expect(await server.ask(session, odd)).toMatchObject({ status: 400, body: { field: 'mask' } });
    const stranger = await server.registered();
    const theirs = { ...asked, mask: await upload(stranger, await plainPicture()) };
    expect(await server.ask(session, theirs)).toMatchObject({ status: 404, body: { field: 'mask' } });
  });

  it('repaints nothing where a mask is transparent', async () => {
    const session = await server.registered();
    const pictureId = await upload(session, await plainPicture());
    const clear = { r: 255, g: 255, b: 255, alpha: 0 };
    const { height, width } = size;
    const bytes = await sharp({ create: { width, height, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const asked = { reference: { pictureId, strength: 0.7 }, mask: await upload(session, bytes) };
    await server.ended(session, (await server.begin(session, asked)).generationId);
    const sent = server.engine.requests.at(-1)?.mask;
    expect((await sharp(sent?.bytes).stats()).channels[0]?.max).toBe(0);
  });
});

describe('what is asked for', () => {
  it.each([
    ['prompt', { prompt: '   ' }],
    ['prompt', { prompt: 'a\u0000b' }],
    ['prompt', { prompt: 'lamp \ud800' }],
    ['negative', { negative: '\t' }],
    ['size', { size: { width: 100, height: 100 } }],
    ['seed', { seed: 4_294_967_295, count: 2 }],
    ['loras', { loras: [{ loraId: 'nobody', weight: 1 }] }],
    ['loras', { loras: [{ loraId: loraIdOf('forbidden'), weight: 1 }] }],
    ['loras', { loras: [1, 1].map((weight) => ({ loraId: loraIdOf('harbour'), weight })) }],
    ['characterId', { characterId: 'chr-1', draftId: 'cdf-1' }],
  ])('names %s where it cannot be drawn: %j', async (field, form) => {
    const session = await server.registered();
    expect(await server.ask(session, form)).toMatchObject({ status: 400, body: { field } });
    expect(await server.balance(session)).toBe(100);
  });

  it('shows, records and sends the prompt with the tags of its LoRAs, which the list names', async () => {
    const session = await server.registered();
    const list = LoraListEnvelope.parse((await server.call('/loras', { session })).body).data;
    const offered = list.items.filter(({ kind }) => kind === 'lora');
    expect(offered).toMatchObject([{ name: 'harbour', loraId: loraIdOf('harbour') }]);
    const loras = [{ loraId: loraIdOf('harbour'), weight: 0.8 }];
    const { generationId } = await server.begin(session, { loras });
    const prompt = 'A lamp on a quay <lora:harbour:0.8>';
    const promptSha256 = sha256(prompt);
    const ended = await server.ended(session, generationId);
    expect(ended).toMatchObject({
      status: 'complete',
      prompt,
      promptSha256,
      loras,
      pictures: [{ prompt, promptSha256 }],
    });
    expect(server.engine.requests.at(-1)).toMatchObject({ prompt, loras: [{ id: 'harbour', weight: 0.8 }] });
  });

  it('may have 2,000 letters of prompt, and no more', async () => {
    const session = await server.registered();
    const prompt = 'lamp '.repeat(400);
    const { generationId } = await server.begin(session, { prompt });
    expect(await server.ended(session, generationId)).toMatchObject({ status: 'complete', prompt });
    expect(server.engine.requests.at(-1)?.prompt).toBe(prompt);
    expect(await server.ask(session, { prompt: `${prompt}x` })).toMatchObject({ status: 400 });
  });

  it('takes only the caller’s own drafts and characters', async () => {
    const [session, other] = [await server.registered(), await server.registered()];
    const draftId = await draft(other, { name: 'Noor' });
    expect(await server.ask(session, { draftId })).toMatchObject({ status: 404 });
    expect(await server.ask(session, { characterId: 'ada-byrne' })).toMatchObject({ status: 404 });
  });

  it.each([
    ['prompt', 'A naked child, a sex scene', {}],
    ['description', 'Portrait by the window', { description: 'A naked child, a sex scene.' }],
    ['prompt', 'naked on the bed, explicit sex', { description: `Is 12 years old. ${'Likes boats. '.repeat(60)}` }],
  ])('is refused with the field %s, and costs nothing: %s', async (field, prompt, changes) => {
    const session = await server.registered();
    const draftId = await draft(session, { name: 'Noor', ...changes });
    const asked = server.engine.requests.length;
    expect(await server.ask(session, { prompt, draftId })).toMatchObject({ status: 403, body: { field } });
    expect(await server.balance(session)).toBe(100);
    expect(server.engine.requests).toHaveLength(asked);
  });

  it('may not be mature without a judge of pictures', async () => {
    const session = await server.registered();
    const mature = await draft(session, { name: 'Noor', mature: true });
    expect(await server.ask(session, { draftId: mature })).toMatchObject({ status: 403, body: { field: 'draftId' } });
    const prompt = 'two adults, explicit sex';
    expect(await server.ask(session, { prompt })).toMatchObject({ status: 403, body: { field: 'mature' } });
    const { body } = await server.call('/picture-engine', { session });
    expect(PictureEngineInfoEnvelope.parse(body).data).toMatchObject({ matureAllowed: false, points: 12, by: 'model' });
  });
});

it('quotes the price and holds nothing', async () => {
  const session = await server.registered();
  const json = { kind: 'image', count: 3 };
  const { body } = await server.call('/generations/quote', { method: 'POST', session, json });
  expect(GenerationQuoteEnvelope.parse(body).data).toEqual({ points: 36, perPicture: 12, balance: 100 });
});

it('shows no picture of a model before a judge has allowed it', async () => {
  const verdicts = ['allow', 'refuse'] as const;
  let judged = 0;
  const pictureJudge = { name: 'test', judge: async () => verdicts[judged++] ?? 'refuse' };
  await using judging = await createPictureServer({ pictureJudge });
  const session = await judging.registered();
  const { generationId } = await judging.begin(session, { count: 2 });
  expect(await judging.ended(session, generationId)).toMatchObject({
    status: 'failed',
    failure: 'refused',
    charge: { points: 12 },
    pictures: [{}],
  });
});
