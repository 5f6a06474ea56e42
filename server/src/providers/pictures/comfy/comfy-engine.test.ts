import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ComfyPictures } from '../../../testing/pictures/comfy-pictures.ts';
import type { PictureFault } from '../../../testing/pictures/picture-peer.ts';
import { collectPictures, pictureOf, pictureRequest } from '../../../testing/pictures/picture-request.ts';
import type { EngineFailure } from '../../engines/engine-error.ts';
import type { PictureRequest } from '../picture-engine.ts';
import { createComfyEngine } from './comfy-engine.ts';
import { Workflow } from './workflow.ts';

const never = new AbortController().signal;

const sampler = {
  class_type: 'KSampler',
  inputs: { seed: '%seed%', steps: 20, denoise: 1, positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0] },
};
const plain = {
  1: sampler,
  2: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } },
  3: { class_type: 'CLIPTextEncode', inputs: { text: '%negative_prompt%' } },
  4: { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%', batch_size: 1 } },
  9: { class_type: 'SaveImage', inputs: { images: ['5', 0], filename_prefix: '%date%' } },
};
const withReference = {
  ...plain,
  1: { ...sampler, inputs: { ...sampler.inputs, denoise: '%strength%' } },
  6: { class_type: 'LoadImage', inputs: { image: '%reference_image%' } },
};
const withLora = {
  ...plain,
  7: { class_type: 'LoraLoader', inputs: { lora_name: '%lora%', strength_model: '%lora_weight%' } },
};

interface Sent {
  prompt: Record<string, { inputs: Record<string, unknown> }>;
}

async function open({ graph = plain, stallMs = 5_000 }: { graph?: object; stallMs?: number } = {}) {
  const server = new ComfyPictures();
  await server.peer.open();
  onTestFinished(() => server.peer[Symbol.asyncDispose]());
  let ids = 0;
  const nextId = () => `id-${(ids += 1)}`;
  const workflow = new Workflow(JSON.stringify(graph), undefined);
  const options = { baseUrl: server.peer.origin, apiKey: undefined, model: undefined, workflow, stallMs, nextId };
  const engine = createComfyEngine({ ...options, pollMs: 1 });
  const draw = (request: PictureRequest, signal = never) => collectPictures(engine.generate(request, signal));
  const sent = (index = -1): Sent['prompt'] => {
    const body: Sent = JSON.parse(server.peer.callsOf('/prompt').at(index)?.bytes.toString() ?? '');
    return body.prompt;
  };
  return { server, engine, draw, sent };
}

describe('a picture from the workflow of an operator', () => {
  it('has every placeholder filled, numbers as numbers', async () => {
    const { draw, sent } = await open();
    const { error, events, pictures } = await draw(pictureRequest({ negative: 'people', count: 2 }));
    expect(error).toBeUndefined();
    expect(events[0]).toEqual({ kind: 'job', jobId: '0f-1,0f-2' });
    expect(pictures).toMatchObject([
      { index: 0, seed: 7, file: { mime: 'image/png' } },
      { index: 1, seed: 8 },
    ]);
    expect(sent()).toMatchObject({
      1: { inputs: { seed: 8, steps: 20 } },
      2: { inputs: { text: 'A lighthouse in the rain' } },
      3: { inputs: { text: 'people' } },
      4: { inputs: { width: 64, height: 64 } },
      9: { inputs: { filename_prefix: '%date%' } },
    });
    expect(pictures[0]?.file.bytes).not.toEqual(pictures[1]?.file.bytes);
  });

  it('tells its place in the queue', async () => {
    const { draw, server } = await open();
    server.looks = 2;
    const { events } = await draw(pictureRequest({ count: 2 }));
    const places = events.flatMap((event) => (event.kind === 'progress' ? [event.place] : []));
    expect(places).toEqual([null, null]);
    const [, second] = await Promise.all([draw(pictureRequest()), draw(pictureRequest())]);
    expect(second.events).toContainEqual({ kind: 'progress', share: null, place: 1 });
  });

  it('has the reference uploaded and its name filled in', async () => {
    const { draw, engine, sent, server } = await open({ graph: withReference });
    expect(engine.can).toMatchObject({ reference: true, mask: false, negative: true });
    const file = await pictureOf(3);
    await draw(pictureRequest({ reference: { file, strength: 0.4 } }));
    expect(server.uploads.map((bytes) => Buffer.from(bytes).equals(Buffer.from(file.bytes)))).toEqual([true]);
    expect(sent()).toMatchObject({
      1: { inputs: { denoise: 0.4 } },
      6: { inputs: { image: expect.stringMatching(/^fabula\/fabula-id-\d+\.png$/) } },
    });
  });

  it('starts from noise when no reference is asked for, also after one that had a reference', async () => {
    const { draw, sent, server } = await open({ graph: withReference });
    const file = await pictureOf(3);
    await draw(pictureRequest({ reference: { file, strength: 0.4 } }));
    await draw(pictureRequest());
    expect(sent()).toMatchObject({ 1: { inputs: { denoise: 1 } } });
    expect(Buffer.from(server.uploads[1] ?? []).equals(Buffer.from(file.bytes))).toBe(false);
  });

  it('is sent the prompt letter by letter, and no prompt becomes a part of the graph', async () => {
    const { draw, sent, server } = await open();
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('%seed%', '"}, "8": {', '%negative_prompt%', '\\u0022', '\r\n'),
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (prompt) => {
        const { error } = await draw(pictureRequest({ prompt }));
        expect(error).toBeUndefined();
        const graph = sent();
        expect(Object.keys(graph)).toEqual(Object.keys(plain));
        expect(hash('sha256', String(graph['2']?.inputs['text']))).toBe(hash('sha256', prompt));
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
    ['no-picture', 'broken'],
    ['cut-off', 'broken'],
    ['too-long', 'broken'],
    ['silent', 'stalled'],
    ['job-lost', 'lost'],
    ['interrupted', 'lost'],
  ])('fails when the server %s: %s', async (fault, failure) => {
    const { draw, server } = await open({ stallMs: fault === 'silent' ? 100 : 20_000 });
    server.looks = fault === 'job-lost' ? 3 : 0;
    server.peer.fault = fault;
    const { error, pictures } = await draw(pictureRequest());
    expect(error).toMatchObject({ name: 'EngineError', failure });
    expect(pictures).toEqual([]);
  });

  it('is given up when it is drawn for too long', async () => {
    const { draw, server } = await open({ stallMs: 50 });
    server.looks = Number.MAX_SAFE_INTEGER;
    expect((await draw(pictureRequest())).error).toMatchObject({ failure: 'stalled' });
  });

  it('is read by another server that knows its job', async () => {
    const { engine, server } = await open();
    server.looks = 4;
    const request = pictureRequest({ count: 2 });
    for await (const event of engine.generate(request, never)) if (event.kind === 'job') break;
    const { error, pictures } = await collectPictures(engine.resume?.('0f-1,0f-2', request, never) ?? none());
    expect(error).toBeUndefined();
    expect(pictures.map(({ index }) => index)).toEqual([0, 1]);
    expect(server.peer.callsOf('/prompt')).toHaveLength(2);
    const gone = await collectPictures(engine.resume?.('0f-77', request, never) ?? none());
    expect(gone.error).toMatchObject({ failure: 'lost' });
  });

  it('is taken out of the queue when it is cancelled, and interrupted only when it is drawn', async () => {
    const { engine, server } = await open();
    server.looks = Number.MAX_SAFE_INTEGER;
    for await (const { kind } of engine.generate(pictureRequest({ count: 2 }), never)) if (kind === 'job') break;
    await engine.cancel?.('0f-2');
    expect(server.peer.callsOf('/interrupt')).toEqual([]);
    await engine.cancel?.('0f-1');
    expect(server.peer.lastJson('/interrupt')).toEqual({ prompt_id: '0f-1' });
  });
});

describe('LoRAs of a workflow', () => {
  it('are listed and filled in; without one the loader has the weight 0', async () => {
    const { draw, engine, sent } = await open({ graph: withLora });
    expect(await engine.listLoras(never)).toMatchObject([
      { id: 'ink/rain.safetensors', name: 'rain' },
      { id: 'maren.safetensors', name: 'maren' },
    ]);
    await draw(pictureRequest({ loras: [{ id: 'maren.safetensors', weight: 0.6 }] }));
    expect(sent()['7']?.inputs).toEqual({ lora_name: 'maren.safetensors', strength_model: 0.6 });
    await draw(pictureRequest());
    expect(sent()['7']?.inputs).toEqual({ lora_name: 'ink/rain.safetensors', strength_model: 0 });
  });

  it('are none where the workflow has no place for them', async () => {
    const { engine } = await open();
    expect(engine.can.loras).toBe(false);
    expect(await engine.listLoras(never)).toEqual([]);
  });
});

describe('the workflow of an operator', () => {
  it('is checked against the nodes that the server has', async () => {
    const { engine, server } = await open({ graph: withLora });
    expect(await engine.findFaults(0, never)).toEqual([
      'the workflow of IMAGE_WORKFLOW needs nodes that are not installed: LoraLoader',
    ]);
    server.nodeClasses.push('LoraLoader');
    expect(await engine.findFaults(0, never)).toEqual([]);
  });

  const without = (id: keyof typeof plain) => JSON.stringify({ ...plain, [id]: undefined });
  it.each([
    ['is no JSON', '{', 'is no JSON'],
    ['was saved for the editor', '{"nodes":[]}', 'is saved for the editor: export it for the API'],
    ['has no nodes', '{}', 'has no nodes with class_type and inputs'],
    ['ignores the seed', without(1), 'has no "%seed%"'],
    ['ignores the prompt', without(2), 'has no "%prompt%"'],
    [
      'adds to the prompt',
      JSON.stringify({ ...plain, 2: { class_type: 'X', inputs: { text: 'masterpiece, %prompt%' } } }),
      'has other text beside "%prompt%"',
    ],
    [
      'cannot do without a reference',
      JSON.stringify({ ...plain, 6: { class_type: 'LoadImage', inputs: { image: '%reference_image%' } } }),
      'has "%reference_image%" without "%strength%"',
    ],
  ])('is refused at start when it %s', (_, text, words) => {
    expect(() => new Workflow(text, undefined)).toThrow(`the workflow of IMAGE_WORKFLOW ${words}`);
  });

  it('needs a model exactly when it has a place for one', () => {
    const graph = { ...plain, 8: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '%model%' } } };
    expect(() => new Workflow(JSON.stringify(graph), undefined)).toThrow('IMAGE_MODEL must be set');
    expect(() => new Workflow(JSON.stringify(plain), 'sdxl')).toThrow('has no "%model%"');
    expect(new Workflow(JSON.stringify(graph), 'sdxl').has('model')).toBe(true);
  });
});

async function* none() {}
