import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flatPicture } from '../../../testing/pictures/picture-peer.ts';
import { allEvents } from '../../../testing/films/all-events.ts';
import { OpenAiFilms } from '../../../testing/films/openai-films.ts';
import { MP4 } from '../../../testing/pictures/mp4.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { FilmEngine, FilmEvent, FilmRequest } from '../film-engine.ts';
import { createOpenAiFilmEngine } from './openai-film-engine.ts';

let server: OpenAiFilms;
let engine: FilmEngine;
let request: FilmRequest;
beforeEach(async () => {
  server = new OpenAiFilms();
  await server.peer.open();
  const baseUrl = `${server.origin}/v1`;
  engine = createOpenAiFilmEngine({ baseUrl, apiKey: 'secret', model: 'wan-2.2', stallMs: 400, pollMs: 5 });
  const bytes = new Uint8Array(await flatPicture(96, 128));
  const still = { bytes, mime: 'image/png' as const };
  request = { prompt: 'She turns\r\nher head 🏮', seed: 7, still, size: { width: 96, height: 128 }, parts: null };
});
afterEach(() => server.peer[Symbol.asyncDispose]());

const never = new AbortController().signal;
const failure = async (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof EngineError ? error.failure : error),
  );

describe('a server of films', () => {
  it('is sent the words letter by letter with the still, is polled, and forgets what we have', async () => {
    server.looks = 2;
    const events = await allEvents(engine.generate(request, never));
    expect(events[0]).toEqual({ kind: 'job', jobId: 'video_1' });
    expect(events.at(-1)).toEqual({ kind: 'film', file: { bytes: new Uint8Array(MP4), type: 'video/mp4' } });
    expect(events).toContainEqual({ kind: 'progress', share: 0.5, place: null });
    const [call] = server.peer.callsOf('/v1/videos');
    expect(call?.headers['authorization']).toBe('Bearer secret');
    const form = await new Response(new Uint8Array(call?.bytes ?? []), {
      headers: { 'content-type': call?.headers['content-type'] ?? '' },
    }).formData();
    expect([form.get('model'), form.get('prompt')]).toEqual(['wan-2.2', request.prompt]);
    const sent = form.get('input_reference');
    expect(sent instanceof File && Buffer.from(await sent.arrayBuffer()).equals(request.still.bytes)).toBe(true);
    expect(server.removed).toEqual(['video_1']);
  });

  it('continues a job that another server has begun', async () => {
    server.looks = 3;
    const [job] = await firstOf(engine.generate(request, never));
    expect(job).toEqual({ kind: 'job', jobId: 'video_1' });
    const events = await allEvents(engine.resume?.('video_1', request, never));
    expect(events.at(-1)).toMatchObject({ kind: 'film', file: { type: 'video/mp4' } });
    expect(server.peer.callsOf('/v1/videos')).toHaveLength(1);
  });

  it.each([
    ['refuses', 'refused'],
    ['fails-later', 'unavailable'],
    ['no-film', 'broken'],
    ['stuck', 'stalled'],
    ['forgets', 'lost'],
    ['hiccup', 'none'],
  ] as const)('that %s ends as %s', async (fault, expected) => {
    server.fault = fault;
    expect(await failure(allEvents(engine.generate(request, never)))).toBe(expected);
  });

  it.each([
    ['busy', 'busy'],
    ['fails', 'unavailable'],
    ['html', 'broken'],
    ['redirects', 'unavailable'],
    ['cut-off', 'broken'],
    ['silent', 'stalled'],
  ] as const)('whose answer is %s ends as %s', async (fault, expected) => {
    server.peer.fault = fault;
    expect(await failure(allEvents(engine.generate(request, never)))).toBe(expected);
  });

  it('does not know a job of long ago', async () => {
    expect(await failure(allEvents(engine.resume?.('video_9', request, never)))).toBe('lost');
  });

  it('is told to stop', async () => {
    await firstOf(engine.generate(request, never));
    await engine.cancel?.('video_1');
    expect([server.removed, server.jobIds]).toEqual([['video_1'], []]);
  });
});

async function firstOf(events: AsyncIterable<FilmEvent>): Promise<FilmEvent[]> {
  for await (const event of events) return [event];
  return [];
}
