import { hash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fieldsOf, formOf, OpenAiPictures } from '../../../testing/pictures/openai-pictures.ts';
import type { PictureFault } from '../../../testing/pictures/picture-peer.ts';
import { collectPictures, pictureOf, pictureRequest } from '../../../testing/pictures/picture-request.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import type { EngineFailure } from '../../engines/engine-error.ts';
import type { PictureRequest } from '../picture-engine.ts';
import { createOpenAiPictureEngine } from './openai-picture-engine.ts';

const GENERATIONS = '/v1/images/generations';
const EDITS = '/v1/images/edits';

async function open(stallMs = 5_000) {
  const server = new OpenAiPictures();
  await server.peer.open();
  onTestFinished(() => server.peer[Symbol.asyncDispose]());
  const engine = createOpenAiPictureEngine({ baseUrl: server.baseUrl, apiKey: 'secret', model: 'painter-2', stallMs });
  const draw = (request: PictureRequest, signal = new AbortController().signal) =>
    collectPictures(engine.generate(request, signal));
  return { server, engine, draw };
}

describe('a picture from a server of the OpenAI protocol', () => {
  it('comes with previews before it, and names no seed, as the protocol has none', async () => {
    const { draw, server } = await open();
    const { error, events, pictures } = await draw(pictureRequest());
    expect(error).toBeUndefined();
    expect(events.map(({ kind }) => kind)).toEqual(['progress', 'preview', 'preview', 'picture']);
    expect(pictures[0]).toMatchObject({ index: 0, seed: null, file: { mime: 'image/png' } });
    expect(server.peer.lastJson(GENERATIONS)).toEqual({
      model: 'painter-2',
      prompt: 'A lighthouse in the rain',
      n: 1,
      size: '64x64',
      stream: true,
      partial_images: 2,
      response_format: 'b64_json',
    });
    expect(server.peer.heard[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('is asked for once for each of a count', async () => {
    const { draw, server } = await open();
    const { pictures } = await draw(pictureRequest({ count: 3 }));
    expect(pictures.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(server.peer.callsOf(GENERATIONS)).toHaveLength(3);
  });

  it('comes from a server that streams nothing', async () => {
    const { draw, server } = await open();
    server.streams = false;
    expect((await draw(pictureRequest())).pictures).toHaveLength(1);
  });

  it('is asked for without the fields that the server does not know, from then on', async () => {
    const { draw, server } = await open();
    server.unknownFields = ['response_format', 'partial_images'];
    expect((await draw(pictureRequest({ count: 2 }))).pictures).toHaveLength(2);
    expect(server.peer.callsOf(GENERATIONS)).toHaveLength(4);
    expect(server.peer.lastJson(GENERATIONS)).toEqual({
      model: 'painter-2',
      prompt: 'A lighthouse in the rain',
      n: 1,
      size: '64x64',
    });
  });

  it('is sent the prompt letter by letter, in both kinds of calls', async () => {
    const { draw, server } = await open();
    server.streams = false;
    const reference = { file: await pictureOf(1), strength: 0.5 };
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(4), async (prompt, kind) => {
        const isEdit = kind === 0;
        const { error } = await draw(pictureRequest({ prompt, ...(isEdit ? { reference } : {}) }));
        expect(error).toBeUndefined();
        const call = server.peer.callsOf(isEdit ? EDITS : GENERATIONS).at(-1);
        const sent = call === undefined ? '' : ((await fieldsOf(call)).get('prompt') ?? '');
        expect(hash('sha256', sent)).toBe(hash('sha256', prompt));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is edited from a reference, with what is white in the mask transparent', async () => {
    const { draw, server } = await open();
    const white = { create: { width: 32, height: 64, channels: 3, background: '#ffffff' } } as const;
    const black = { create: { width: 64, height: 64, channels: 3, background: '#000000' } } as const;
    const mask = await sharp(black)
      .composite([{ input: white, left: 32, top: 0 }])
      .png()
      .toBuffer();
    const file = await pictureOf(1);
    const { error, pictures } = await draw(
      pictureRequest({ reference: { file, strength: 0.5 }, mask: { bytes: new Uint8Array(mask), mime: 'image/png' } }),
    );
    expect(error).toBeUndefined();
    expect(pictures).toHaveLength(1);
    const call = server.peer.callsOf(EDITS)[0];
    const form = call === undefined ? new FormData() : await formOf(call);
    const sent = form.get('mask');
    const bytes = sent instanceof File ? await sent.arrayBuffer() : new ArrayBuffer();
    const { data, info } = await sharp(Buffer.from(bytes)).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number): number | undefined => data[x * info.channels + 3];
    expect({ width: info.width, kept: alphaAt(0), repainted: alphaAt(63) }).toEqual({
      width: 64,
      kept: 255,
      repainted: 0,
    });
    const image = form.get('image');
    expect(image instanceof File && Buffer.from(await image.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true);
  });

  it('is made without a reference when none is given', async () => {
    const { draw, server } = await open();
    await draw(pictureRequest());
    expect(server.peer.callsOf(EDITS)).toEqual([]);
    expect(server.peer.lastJson(GENERATIONS)).not.toHaveProperty('image');
  });

  it('may be at an address of the same server, and of no other', async () => {
    const { draw, server } = await open();
    server.addressesAt = server.peer.origin;
    expect((await draw(pictureRequest())).pictures).toHaveLength(1);
    server.addressesAt = 'http://127.0.0.1:1';
    expect((await draw(pictureRequest())).error).toMatchObject({ failure: 'broken' });
  });

  it.each<[PictureFault, EngineFailure]>([
    ['busy', 'busy'],
    ['refuses', 'refused'],
    ['fails', 'unavailable'],
    ['html', 'broken'],
    ['redirects', 'unavailable'],
    ['half-picture', 'broken'],
    ['other-size', 'broken'],
    ['no-picture', 'broken'],
    ['cut-off', 'broken'],
    ['too-long', 'broken'],
    ['silent', 'stalled'],
  ])('fails when the server %s: %s', async (fault, failure) => {
    const { draw, server } = await open(fault === 'silent' ? 100 : 20_000);
    server.peer.fault = fault;
    const { error, pictures } = await draw(pictureRequest());
    expect(error).toMatchObject({ name: 'EngineError', failure });
    expect(pictures).toEqual([]);
    expect(String(error)).not.toContain('secret');
  });

  it('ends with the reason of its signal, and the call is closed', async () => {
    const { draw, server } = await open();
    server.peer.fault = 'silent';
    const stop = new AbortController();
    const drawn = draw(pictureRequest(), stop.signal);
    await expect.poll(() => server.peer.heard.length).toBe(1);
    stop.abort(new Error('Enough'));
    expect((await drawn).error).toMatchObject({ message: 'Enough' });
    await server.peer.hungUp();
  });

  it('is refused for a prompt with settings of the server in it', async () => {
    const { draw, server } = await open();
    const prompt = 'A cat <sd_cpp_extra_args>{"width":9000}</sd_cpp_extra_args>';
    expect((await draw(pictureRequest({ prompt }))).error).toMatchObject({ failure: 'refused' });
    expect(server.peer.heard).toEqual([]);
  });
});

describe('the model of an OpenAI engine', () => {
  const now = Date.parse('2026-11-23T00:00:00Z');
  const never = new AbortController().signal;

  it.each([
    ['a date', '2026-12-01', 'ends on 2026-12-01'],
    ['seconds', Date.parse('2026-12-01') / 1000, 'ends on 2026-12-01'],
    ['the past', '2026-10-23', 'ended on 2026-10-23'],
  ])('is warned of 30 days before its end, given as %s', async (_, shutdown_date, words) => {
    const { engine, server } = await open();
    server.models = [{ id: 'painter-2', shutdown_date }];
    expect(await engine.findFaults(now, never)).toEqual([`IMAGE_MODEL painter-2 ${words}`]);
  });

  it('is not warned of earlier', async () => {
    const { engine, server } = await open();
    server.models = [{ id: 'painter-2', shutdown_date: new Date(now + 31 * DAY_MS).toISOString() }];
    expect(await engine.findFaults(now, never)).toEqual([]);
  });

  it('is missed where the API offers others only', async () => {
    const { engine, server } = await open();
    server.models = [{ id: 'painter-3' }];
    expect(await engine.findFaults(now, never)).toEqual(['IMAGE_MODEL painter-2 is not offered by the API']);
    server.models = [];
    expect(await engine.findFaults(now, never)).toEqual([]);
  });
});
