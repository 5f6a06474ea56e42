import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PictureFault } from '../../../testing/pictures/picture-peer.ts';
import { collectPictures, pictureOf, pictureRequest } from '../../../testing/pictures/picture-request.ts';
import { SdapiPictures } from '../../../testing/pictures/sdapi-pictures.ts';
import { withLoraTags } from '../lora-tags.ts';
import type { EngineFailure } from '../../engines/engine-error.ts';
import type { PictureRequest } from '../picture-engine.ts';
import { createSdapiEngine } from './sdapi-engine.ts';

const TXT = '/sdapi/v1/txt2img';
const IMG = '/sdapi/v1/img2img';
const never = new AbortController().signal;

async function open({ model, stallMs = 5_000 }: { stallMs?: number; model?: string } = {}) {
  const server = new SdapiPictures();
  await server.peer.open();
  onTestFinished(() => server.peer[Symbol.asyncDispose]());
  const options = { baseUrl: server.peer.origin, apiKey: 'ada:secret', model, stallMs, pollMs: 5 };
  const engine = createSdapiEngine(options);
  const draw = (request: PictureRequest, signal = never) => collectPictures(engine.generate(request, signal));
  return { server, engine, draw };
}

describe('a picture from a server that speaks like AUTOMATIC1111', () => {
  it('is asked for with its seed, its size and what should not be drawn', async () => {
    const { draw, server } = await open();
    const { error, pictures } = await draw(pictureRequest({ negative: 'people', seed: 4_294_967_295, count: 2 }));
    expect(error).toBeUndefined();
    expect(pictures).toMatchObject([
      { index: 0, seed: 4_294_967_295 },
      { index: 1, seed: 0 },
    ]);
    expect(server.peer.lastJson(TXT)).toEqual({
      prompt: 'A lighthouse in the rain',
      negative_prompt: 'people',
      width: 64,
      height: 64,
      seed: 0,
      batch_size: 1,
      n_iter: 1,
      send_images: true,
      save_images: false,
    });
    const credential = Buffer.from('ada:secret').toString('base64');
    expect(server.peer.callsOf(TXT)[0]?.headers.authorization).toBe(`Basic ${credential}`);
  });

  it('says the seed that the server has used when it ignores ours', async () => {
    const { draw, server } = await open();
    server.ignoresSeed = true;
    expect((await draw(pictureRequest())).pictures).toMatchObject([{ seed: 4711 }]);
  });

  it('is asked of the model that the operator has named', async () => {
    const { draw, server } = await open({ model: 'inkwash-v3' });
    await draw(pictureRequest());
    expect(server.peer.lastJson(TXT)).toMatchObject({ override_settings: { sd_model_checkpoint: 'inkwash-v3' } });
  });

  it('tells how far it is, with previews', async () => {
    const { draw, server } = await open();
    server.progress = [0.2, 0.5, 0.9];
    const { error, events } = await draw(pictureRequest());
    expect(error).toBeUndefined();
    const shares = events.flatMap((event) => (event.kind === 'progress' ? [event.share] : []));
    expect(shares).toEqual(expect.arrayContaining([0.2]));
    expect(shares).toEqual(shares.toSorted((a, b) => Number(a) - Number(b)));
    expect(events.some(({ kind }) => kind === 'preview')).toBe(true);
    expect(events.at(-1)?.kind).toBe('picture');
  });

  it('starts from a reference only when there is one', async () => {
    const { draw, server } = await open();
    const file = await pictureOf(3);
    await draw(pictureRequest());
    expect(server.peer.callsOf(IMG)).toEqual([]);
    await draw(pictureRequest({ reference: { file, strength: 0.35 }, mask: file }));
    const base64 = Buffer.from(file.bytes).toString('base64');
    expect(server.peer.lastJson(IMG)).toMatchObject({
      init_images: [base64],
      denoising_strength: 0.35,
      mask: base64,
      inpainting_mask_invert: 0,
    });
  });

  it('is sent prompt and negative prompt letter by letter', async () => {
    const { draw, server } = await open();
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(text, text, async (prompt, negative) => {
        const { error } = await draw(pictureRequest({ prompt, negative }));
        expect(error).toBeUndefined();
        const sent = server.peer.lastJson(TXT);
        expect(sent).toMatchObject({ prompt, negative_prompt: negative });
        const heard: { prompt: string } = JSON.parse(server.peer.callsOf(TXT).at(-1)?.bytes.toString() ?? '');
        expect(hash('sha256', heard.prompt)).toBe(hash('sha256', prompt));
        server.peer.heard.length = 0;
      }),
      { numRuns: 1_000 },
    );
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
    const { draw, server } = await open({ stallMs: fault === 'silent' ? 100 : 20_000 });
    server.peer.fault = fault;
    const { error, pictures } = await draw(pictureRequest());
    expect(error).toMatchObject({ name: 'EngineError', failure });
    expect(pictures).toEqual([]);
    // A bad response must not interrupt another visitor.
    expect(server.peer.callsOf('/sdapi/v1/interrupt')).toHaveLength(fault === 'silent' ? 1 : 0);
  });

  it('is interrupted at the server when its signal ends it', async () => {
    const { draw, server } = await open();
    server.peer.fault = 'silent';
    const stop = new AbortController();
    const drawn = draw(pictureRequest(), stop.signal);
    await expect.poll(() => server.peer.callsOf(TXT).length).toBe(1);
    stop.abort(new Error('Enough'));
    expect((await drawn).error).toMatchObject({ message: 'Enough' });
    expect(server.peer.callsOf('/sdapi/v1/interrupt')).toHaveLength(1);
    await server.peer.hungUp();
  });

  it('waits for those before it, and one that gives up interrupts none of them', async () => {
    const { draw, server } = await open();
    server.progress = Array.from({ length: 40 }, (_, step) => step / 40);
    const stop = new AbortController();
    const first = draw(pictureRequest());
    const second = draw(pictureRequest(), stop.signal);
    const third = draw(pictureRequest());
    await expect.poll(() => server.peer.callsOf('/sdapi/v1/progress').length).toBeGreaterThan(1);
    stop.abort(new Error('Enough'));
    const [one, two, three] = await Promise.all([first, second, third]);
    expect(one.pictures).toHaveLength(1);
    expect(two.error).toMatchObject({ message: 'Enough' });
    expect(two.events).toEqual([{ kind: 'progress', share: null, place: 1 }]);
    const places = three.events.flatMap((event) => (event.kind === 'progress' ? [event.place] : []));
    expect(places.slice(0, 2)).toEqual([2, 1]);
    expect(three.pictures).toHaveLength(1);
    expect(server.peer.callsOf('/sdapi/v1/interrupt')).toEqual([]);
  });
});

describe('LoRAs of a server that speaks like AUTOMATIC1111', () => {
  const metadata = {
    ss_base_model_version: 'sdxl_base_v1-0',
    ss_tag_frequency: { '10_ink': { 'ink wash': 40, rain: 30, 'a person': 2 } },
  };

  it('are listed with their base model and the words that they have learned', async () => {
    const { engine, server } = await open();
    server.loras = [
      { name: 'ink-rain', alias: 'ink', path: '/models/ink-rain.safetensors', metadata },
      { name: 'maren', path: '/models/maren.safetensors', metadata: { 'modelspec.trigger_phrase': 'mrn, red coat' } },
      { name: 'bare', path: '/models/bare.safetensors', metadata: {} },
      { nonsense: true },
    ];
    expect(await engine.listLoras(never)).toEqual([
      {
        id: 'ink-rain',
        name: 'ink-rain',
        baseModel: 'sdxl_base_v1-0',
        triggerWords: ['ink wash', 'rain'],
        defaultWeight: 1,
      },
      { id: 'maren', name: 'maren', baseModel: null, triggerWords: ['mrn', 'red coat'], defaultWeight: 1 },
      { id: 'bare', name: 'bare', baseModel: null, triggerWords: [], defaultWeight: 1 },
    ]);
  });

  it('are written into the prompt before it is recorded, and sent as recorded', async () => {
    const { draw, engine, server } = await open();
    const loras = [{ id: 'ink-rain', weight: 0.8 }];
    const prompt = withLoraTags(engine, 'A lighthouse', loras);
    expect(prompt).toBe('A lighthouse <lora:ink-rain:0.8>');
    expect((await draw(pictureRequest({ prompt, loras }))).error).toBeUndefined();
    expect(server.peer.lastJson(TXT)).toMatchObject({ prompt });
    expect(server.peer.lastJson(TXT)).not.toHaveProperty('lora');
  });

  it('go apart from the prompt to stable-diffusion.cpp, by their paths', async () => {
    const { draw, engine, server } = await open();
    server.isCpp = true;
    server.loras = [{ name: 'ink-rain', path: 'sub/ink-rain.safetensors' }];
    const [lora] = await engine.listLoras(never);
    const loras = [{ id: lora?.id ?? '', weight: 0.8 }];
    const prompt = withLoraTags(engine, 'A lighthouse', loras);
    const { error, pictures } = await draw(pictureRequest({ prompt, loras }));
    expect(error).toBeUndefined();
    expect(pictures).toMatchObject([{ seed: null }]);
    expect(server.peer.lastJson(TXT)).toMatchObject({
      prompt: 'A lighthouse',
      lora: [{ path: 'sub/ink-rain.safetensors', multiplier: 0.8 }],
    });
  });

  it.each(['<lora:forbidden:1>', '<LoRA:ink-rain:1.5>', '< lyco:x:1>', 'sd_cpp_extra_args'])(
    'cannot be called by a visitor who writes %s',
    async (tag) => {
      const { draw, server } = await open();
      const loras = [{ id: 'ink-rain', weight: 0.8 }];
      expect((await draw(pictureRequest({ prompt: `A cat ${tag}`, loras }))).error).toMatchObject({
        failure: 'refused',
      });
      expect((await draw(pictureRequest({ negative: tag }))).error).toMatchObject({ failure: 'refused' });
      expect(server.peer.heard).toEqual([]);
    },
  );
});
