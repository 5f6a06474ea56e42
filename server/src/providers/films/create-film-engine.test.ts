import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { allEvents } from '../../testing/films/all-events.ts';
import { OpenAiFilms } from '../../testing/films/openai-films.ts';
import { FAILURES_IN_A_ROW } from '../http/stream-breaker.ts';
import { createFilmEngine } from './create-film-engine.ts';
import type { FilmRequest } from './film-engine.ts';

const engineFor = (environment: Record<string, string>) =>
  createFilmEngine(readConfig(environment).films, () => 'id', 5);
const named = { VIDEO_ENGINE: 'openai-video', VIDEO_BASE_URL: 'http://127.0.0.1:1/v1', VIDEO_MODEL: 'wan-2.2' };
const never = new AbortController().signal;
const request: FilmRequest = {
  prompt: 'The lamp swings',
  seed: 1,
  still: { bytes: new Uint8Array([1]), mime: 'image/png' },
  size: { width: 96, height: 128 },
  parts: null,
};

describe('the engine of films that a configuration chooses', () => {
  it.each<Record<string, string>>([{}, { VIDEO_ENGINE: 'composed' }, { VIDEO_MODEL: 'left over' }])(
    'has no model for %o',
    (environment) => expect(engineFor(environment)).toBeUndefined(),
  );

  it('is the server that is named', () => {
    expect(engineFor(named)).toMatchObject({ name: 'openai-video', model: 'wan-2.2' });
  });

  it.each([
    [{ ...named, VIDEO_ENGINE: 'auto' }, /VIDEO_ENGINE must be openai-video or comfy/],
    [{ ...named, VIDEO_ENGINE: 'comfy' }, /VIDEO_WORKFLOW must be set/],
    [
      { ...named, VIDEO_ENGINE: 'comfy', VIDEO_WORKFLOW: '/nowhere/film.json' },
      /file of VIDEO_WORKFLOW cannot be read/,
    ],
    [{ VIDEO_ENGINE: 'openai-video', VIDEO_MODEL: 'wan' }, /VIDEO_BASE_URL must be set/],
    [{ VIDEO_ENGINE: 'openai-video', VIDEO_BASE_URL: 'http://127.0.0.1:1' }, /VIDEO_MODEL must be set/],
    [{ ...named, VIDEO_BASE_URL: 'ftp://127.0.0.1' }, /VIDEO_BASE_URL must begin with http/],
    [{ ...named, VIDEO_BASE_URL: 'http://me:secret@127.0.0.1' }, /use VIDEO_API_KEY/],
  ])('is refused for %o', (environment, message) => {
    expect(() => engineFor(environment)).toThrow(message);
  });

  it('is left alone for a while after failures in a row', async () => {
    const films = new OpenAiFilms();
    await films.peer.open();
    onTestFinished(() => films.peer[Symbol.asyncDispose]());
    films.peer.fault = 'fails';
    const engine = engineFor({ ...named, VIDEO_BASE_URL: `${films.origin}/v1` });
    for (let tries = 0; tries < FAILURES_IN_A_ROW + 2; tries += 1) {
      await expect(allEvents(engine?.generate(request, never))).rejects.toMatchObject({
        failure: 'unavailable',
      });
    }
    expect(films.peer.callsOf('/v1/videos')).toHaveLength(FAILURES_IN_A_ROW);
  });
});
