import { describe, expect, it, onTestFinished } from 'vitest';
import { allEvents } from '../../../testing/films/all-events.ts';
import { MP4 } from '../../../testing/pictures/mp4.ts';
import { ComfyPictures } from '../../../testing/pictures/comfy-pictures.ts';
import { flatPicture } from '../../../testing/pictures/picture-peer.ts';
import { Workflow } from '../../pictures/comfy/workflow.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { FilmRequest } from '../film-engine.ts';
import { createComfyFilmEngine, FILM_WORKFLOW } from './comfy-film-engine.ts';

const never = new AbortController().signal;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof EngineError ? error.failure : error),
  );

const graphWith = (saver: string) => ({
  1: { class_type: 'LoadImage', inputs: { image: '%reference_image%' } },
  2: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } },
  3: { class_type: 'WanImageToVideo', inputs: { width: '%width%', height: '%height%', length: 81 } },
  4: { class_type: 'KSampler', inputs: { seed: '%seed%' } },
  9: { class_type: saver, inputs: { video: ['8', 0] } },
});

async function open({ saver = 'SaveVideo', stallMs = 5_000 } = {}) {
  const server = new ComfyPictures();
  await server.peer.open();
  onTestFinished(() => server.peer[Symbol.asyncDispose]());
  let ids = 0;
  const nextId = () => `id-${(ids += 1)}`;
  const workflow = new Workflow(JSON.stringify(graphWith(saver)), undefined, FILM_WORKFLOW);
  const connection = { baseUrl: server.peer.origin, apiKey: undefined, model: undefined, stallMs };
  const engine = createComfyFilmEngine({ ...connection, workflow, nextId, pollMs: 1 });
  const bytes = new Uint8Array(await flatPicture(96, 128));
  const request: FilmRequest = {
    prompt: 'She turns\nher "head" 🏮',
    seed: 7,
    still: { bytes, mime: 'image/png' },
    size: { width: 96, height: 128 },
    parts: null,
  };
  return { engine, request, server };
}

describe('a film from the workflow of an operator', () => {
  it.each(['SaveVideo', 'VHS_VideoCombine'])('begins with the picture, and is what %s has saved', async (saver) => {
    const { engine, request, server } = await open({ saver });
    server.looks = 2;
    const events = await allEvents(engine.generate(request, never));
    expect(events[0]).toEqual({ kind: 'job', jobId: '0f-1' });
    expect(events.at(-1)).toEqual({ kind: 'film', file: { bytes: new Uint8Array(MP4), type: 'video/mp4' } });
    const { prompt } = JSON.parse(server.peer.callsOf('/prompt')[0]?.bytes.toString() ?? '') as {
      prompt: Record<string, { inputs: object }>;
    };
    expect(prompt['1']?.inputs).toEqual({ image: 'fabula/fabula-id-1.png' });
    expect(prompt['2']?.inputs).toEqual({ text: request.prompt });
    expect(prompt['3']?.inputs).toEqual({ width: 96, height: 128, length: 81 });
    expect(prompt['4']?.inputs).toEqual({ seed: 7 });
    expect(server.uploads.map((upload) => Buffer.from(upload))).toEqual([Buffer.from(request.still.bytes)]);
  });

  it('is continued by another server, which queues nothing', async () => {
    const { engine, request, server } = await open();
    server.looks = 3;
    for await (const { kind } of engine.generate(request, never)) if (kind === 'job') break;
    const events = await allEvents(engine.resume?.('0f-1', request, never));
    expect(events.at(-1)).toMatchObject({ kind: 'film', file: { type: 'video/mp4' } });
    expect(server.peer.callsOf('/prompt')).toHaveLength(1);
  });

  it.each([
    ['refuses', 'refused'],
    ['interrupted', 'lost'],
    ['no-picture', 'broken'],
    ['half-picture', 'broken'],
    ['busy', 'busy'],
    ['fails', 'unavailable'],
    ['silent', 'stalled'],
  ] as const)('that meets %s ends as %s', async (fault, expected) => {
    const { engine, request, server } = await open({ stallMs: 300 });
    server.peer.fault = fault;
    expect(await failure(allEvents(engine.generate(request, never)))).toBe(expected);
  });

  it('is broken where the workflow saves pictures alone', async () => {
    const { engine, request } = await open({ saver: 'SaveImage' });
    await expect(allEvents(engine.generate(request, never))).rejects.toThrow('has made no film in MP4 or WebM');
  });

  it('is taken out of the queue', async () => {
    const { engine, request, server } = await open();
    server.looks = 100;
    for await (const { kind } of engine.generate(request, never)) if (kind === 'job') break;
    await engine.cancel?.('0f-1');
    expect(server.peer.callsOf('/interrupt')).toHaveLength(1);
  });

  it.each([
    [{ 2: graphWith('SaveVideo')[2] }, 'has no "%seed%", "%reference_image%"'],
    [
      { ...graphWith('SaveVideo'), 5: { class_type: 'Loader', inputs: { name: '%model%' } } },
      'VIDEO_MODEL must be set',
    ],
  ])('needs a workflow that can make one', (graph, message) => {
    expect(() => new Workflow(JSON.stringify(graph), undefined, FILM_WORKFLOW)).toThrow(message);
    expect(() => new Workflow(JSON.stringify(graph), undefined, FILM_WORKFLOW)).toThrow('workflow of VIDEO_WORKFLOW');
  });
});
