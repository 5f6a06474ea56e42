import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { StoryRoundEnvelope, type StoryRound } from '../../contract/validators.ts';
import { createDeps, type Deps } from '../../deps.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createLog } from '../../log.ts';
import { createOpenAiEngine } from '../../providers/text/openai/openai-engine.ts';
import { createToldStories, roundOf, type ToldStories } from '../../testing/told-stories.ts';

const GIFT = 20;
const ROUND = 5;

let server: ToldStories;
let second: Deps;
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  server = await createToldStories(() => undefined);
  const { clock, deps, peer } = server;
  const options = { name: 'openai', baseUrl: peer.baseUrl, apiKey: undefined, model: 'small', stallMs: 5_000 };
  const engine = createOpenAiEngine({ ...options, clock: { now: () => 0 } });
  second = createDeps(deps.config, { clock, engine, findInk: () => undefined, log: createLog('silent') });
  app = createApp(second);
});
afterEach(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const onSecond = (session: SessionValues, { choices, roundId, storySessionId }: StoryRound, index = 0) =>
  app.request(`/api/story-sessions/${storySessionId}/rounds`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ roundId, choiceId: choices[index]?.choiceId }),
  });

/** Makes the model wait with its next answers. */
function pauseModel() {
  const asked = Promise.withResolvers<void>();
  const pause = Promise.withResolvers<void>();
  server.peer.answer = async (response, heard) => {
    asked.resolve();
    await pause.promise;
    await server.answering(response, heard);
  };
  return { asked: asked.promise, resume: () => pause.resolve() };
}

/** A move that the first server is writing, and the same one on the second, which waits for it. */
async function moveOnBoth() {
  const session = await server.guest();
  const { round } = await server.begin(session, 'warm-bread');
  const { asked, resume } = pauseModel();
  const written = server.choose(session, round);
  await asked;
  const waiting = onSecond(session, round);
  expect((await onSecond(session, round, 1)).status).toBe(409);
  return { session, round, written, waiting, resume };
}

describe('a move on two servers of one database', () => {
  it('is written by one, and answered by both with the same round, paid once', async () => {
    const { resume, session, waiting, written } = await moveOnBoth();
    resume();
    const { roundId } = roundOf(await written);
    const answer = await waiting;
    expect(answer.status).toBe(200);
    expect(StoryRoundEnvelope.parse(await answer.json()).data).toMatchObject({ roundId, charge: { points: ROUND } });
    expect(await server.balanceOf(session)).toBe(GIFT - ROUND);
  });

  it('is written by the other when the first one dies, and paid once', async () => {
    const { resume, round, session, waiting, written } = await moveOnBoth();
    const { db } = server.deps.database;
    await db
      .updateTable('jobs')
      .set({ lease_token: 'dead', lease_until: 0 })
      .where('kind', '=', 'story-round')
      .where('state', '=', 'running')
      .execute();
    server.peer.answer = server.answering;
    await second.stories.writing.recover();
    const answer = await waiting;
    expect(answer.status).toBe(200);
    expect(StoryRoundEnvelope.parse(await answer.json()).data).toMatchObject({ parentId: round.roundId });
    resume();
    expect((await written).status).toBe(503);
    expect(await server.balanceOf(session)).toBe(GIFT - ROUND);
    expect(await server.countRounds(session, round)).toBe(2);
  });

  it('is not waited for by a server that stops', async () => {
    const { resume, session, waiting, written } = await moveOnBoth();
    await second.jobs.close();
    expect((await waiting).status).toBe(503);
    resume();
    expect((await written).status).toBe(200);
    expect(await server.balanceOf(session)).toBe(GIFT - ROUND);
  });
});
