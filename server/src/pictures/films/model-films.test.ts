import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import {
  CharacterEnvelope,
  GenerationEnvelope,
  OfferListEnvelope,
  OwnPictureEnvelope,
  PictureEngineInfoEnvelope,
} from '../../contract/validators.ts';
import { createDeps, type Deps } from '../../deps.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createLog } from '../../log.ts';
import { createFilmEngine } from '../../providers/films/create-film-engine.ts';
import { draftCalls, draftIn, keptIn } from '../../testing/drafts/draft-calls.ts';
import { OpenAiFilms } from '../../testing/films/openai-films.ts';
import { MP4 } from '../../testing/pictures/mp4.ts';
import { createPictureServer, type PictureServer } from '../../testing/picture-server.ts';
import { plainPicture } from '../../testing/scripted-picture-engine.ts';
import { sharedParsers } from '../../testing/shared-parsers.ts';

/** Longer than a lease. */
const LEFT_BEHIND_MS = 60_000;
const POLL_MS = 5;

let films: OpenAiFilms;
let server: PictureServer;
const drafts = draftCalls(() => server);
let leaver: Deps;
beforeEach(async () => {
  films = new OpenAiFilms();
  await films.peer.open();
  const engine = () => {
    const choice = {
      kind: 'openai-video',
      baseUrl: `${films.origin}/v1`,
      apiKey: undefined,
      model: 'wan-2.2',
    } as const;
    return createFilmEngine({ engine: choice, stallMs: 5_000 }, () => 'id', POLL_MS);
  };
  const [here, there] = [engine(), engine()];
  if (here === undefined || there === undefined) throw new Error('There is an engine');
  server = await createPictureServer({ filmEngine: here });
  leaver = createDeps(server.deps.config, {
    clock: server.clock,
    filmEngine: there,
    parsers: sharedParsers,
    log: createLog('silent'),
  });
});
afterEach(async () => {
  await leaver[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await films.peer[Symbol.asyncDispose]();
});

async function filmOf(session: SessionValues): Promise<object> {
  const json = { content: Buffer.from(await plainPicture()).toString('base64') };
  const answer = await server.call('/pictures', { method: 'POST', session, json });
  const { pictureId } = OwnPictureEnvelope.parse(answer.body).data;
  return { kind: 'film', prompt: 'The lamp swings', reference: { pictureId, strength: 0.5 } };
}

async function beginOnLeaver(session: SessionValues, form: object): Promise<string> {
  const answer = await createApp(leaver).request('/api/generations', {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  return GenerationEnvelope.parse(await answer.json()).data.generationId;
}

async function characterOf(session: SessionValues, characterId: string) {
  const { body } = await server.call(`/characters/${characterId}`, { session });
  return CharacterEnvelope.parse(body).data;
}

const jobIdOf = async (id: string) =>
  (
    await server.deps.database.db
      .selectFrom('picture_generations')
      .select('provider_job_id')
      .where('generation_id', '=', id)
      .executeTakeFirstOrThrow()
  ).provider_job_id;

/** As another server does when the lease has run out. */
async function takeOver(): Promise<void> {
  server.clock.advance(LEFT_BEHIND_MS);
  await server.deps.pictures.generations.recover();
}

describe('a film by a model', () => {
  it('is made of any picture, costs what it says, and is kept as it came, with its still', async () => {
    const session = await server.registered();
    const info = PictureEngineInfoEnvelope.parse((await server.call('/picture-engine', { session })).body).data;
    expect(info.film).toEqual({ engine: 'openai-video', model: 'wan-2.2', by: 'model', points: 40 });
    const offers = OfferListEnvelope.parse((await server.call('/shop/offers', { session })).body).data;
    expect(offers.acts).toContainEqual({ act: 'video', points: 40 });
    const begun = await server.begin(session, await filmOf(session));
    const ended = await server.ended(session, begun.generationId);
    expect(ended).toMatchObject({ status: 'complete', by: 'model', model: 'wan-2.2', charge: { points: 40 } });
    const [picture] = ended.pictures;
    const answer = await server.app.request(picture?.film?.address ?? '');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await answer.arrayBuffer()).equals(MP4)).toBe(true);
    expect((await server.app.request(picture?.full ?? '')).headers.get('content-type')).toBe('image/webp');
    expect(await server.balance(session)).toBe(60);
  });

  it.each([
    ['refuses', 'refused'],
    ['no-film', 'broken'],
    ['forgets', 'lost'],
  ] as const)('costs nothing where the server %s', async (fault, failure) => {
    films.fault = fault;
    const session = await server.registered();
    const begun = await server.begin(session, await filmOf(session));
    const ended = await server.ended(session, begun.generationId);
    expect(ended).toMatchObject({ status: 'failed', failure, charge: { points: 0 }, pictures: [] });
    expect(await server.balance(session)).toBe(100);
  });

  it('that is stopped is cancelled at the server, and its points come back', async () => {
    films.fault = 'stuck';
    const session = await server.registered();
    const begun = await server.begin(session, await filmOf(session));
    await expect.poll(() => jobIdOf(begun.generationId)).toBe('video_1');
    await server.call(`/generations/${begun.generationId}/stop`, { method: 'POST', session });
    expect(await server.ended(session, begun.generationId)).toMatchObject({ status: 'stopped', charge: { points: 0 } });
    await expect.poll(() => films.removed).toEqual(['video_1']);
    expect(await server.balance(session)).toBe(100);
  });

  it('continues elsewhere when its server is gone: one job, one end, one charge', async () => {
    films.fault = 'stuck';
    const session = await server.registered();
    const id = await beginOnLeaver(session, await filmOf(session));
    await expect.poll(() => jobIdOf(id)).toBe('video_1');
    await leaver.jobs.close();
    expect(await server.read(session, id)).toMatchObject({ status: 'running', charge: { points: 0 } });
    films.fault = 'none';
    await takeOver();
    const ended = await server.ended(session, id);
    expect(ended).toMatchObject({
      status: 'complete',
      charge: { points: 40 },
      pictures: [{ film: { type: 'video/mp4' } }],
    });
    await takeOver();
    expect(await server.read(session, id)).toEqual(ended);
    expect(films.peer.callsOf('/v1/videos')).toHaveLength(1);
    expect(await server.balance(session)).toBe(60);
  });

  it('goes with its still to the character that wears it, and stays there when the picture is deleted', async () => {
    const session = await server.registered();
    const begun = await server.begin(session, await filmOf(session));
    const [picture] = (await server.ended(session, begun.generationId)).pictures;
    const draft = draftIn(await drafts.begin(session, { from: 'blank', language: 'en-US' }));
    const worn = await drafts.change(session, draft, { name: 'Tomás', picture: picture?.pictureId });
    const { characterId } = keptIn(await drafts.keep(session, worn));
    await server.call(`/generations/${begun.generationId}`, { method: 'DELETE', session });
    const { film, portrait } = await characterOf(session, characterId);
    expect(film).toMatchObject({ type: 'video/mp4' });
    const moving = await server.app.request(film?.address ?? '');
    expect([moving.status, Buffer.from(await moving.arrayBuffer()).equals(MP4)]).toEqual([200, true]);
    const still = await server.app.request(portrait.small, { headers: new Headers({ ...session }) });
    expect(still.status).toBe(200);
  });

  it('is not there for a portrait from parts, which blinks by itself', async () => {
    const session = await server.registered();
    const draft = draftIn(await drafts.begin(session, { from: 'blank', language: 'en-US' }));
    const worn = await drafts.change(session, draft, { name: 'Tomás', portrait: { seed: 'maren', mood: 'frost' } });
    const { characterId } = keptIn(await drafts.keep(session, worn));
    const { expressions = [], film } = await characterOf(session, characterId);
    expect(film).toEqual({ address: '/api/living-portraits.webp?recipe=2&seed=maren&mood=frost', type: 'image/webp' });
    expect(expressions.map((face) => face.film?.address)).toContain(`${film?.address}&expression=sad`);
    expect((await server.app.request(film?.address ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  it('of something mature is not made: films have no judge', async () => {
    const session = await server.registered();
    const form = { ...(await filmOf(session)), prompt: 'They have explicit sex' };
    expect(await server.ask(session, form)).toMatchObject({ status: 403, body: { field: 'mature' } });
  });
});
