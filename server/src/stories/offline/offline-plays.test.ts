import { InkProgram } from '@fabula/ink/ink-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  OfflinePlayEnvelope,
  OfflineStoryEnvelope,
  StoryRoundListEnvelope,
  StorySessionEnvelope,
  type OfflinePlayForm,
  type OfflineStory,
} from '../../contract/validators.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ferry = `
VAR player_name = ""
-> quay
=== quay
The ferry is {~late|early}, {player_name}.
+ [Wait.] -> wait
+ [Swim. # locked: The tide is out] -> END
=== wait
You wait.
+ [Board.]
    # ending: over; Over the water
    You go over.
    -> END
`;
const rewritten = ferry.replace('You wait.', 'You wait for hours.');
const SEED = 20_614;

let source = ferry;
let server: TestServer;
let reader: SessionValues;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? source : undefined);
  server = await createTestServer({ overrides: { findInk } });
  reader = await server.guest();
});
afterAll(() => server[Symbol.asyncDispose]());

async function keep(): Promise<OfflineStory> {
  const answer = await server.call('/stories/low-tide/offline?part=program', { session: reader });
  return OfflineStoryEnvelope.parse(answer.body).data;
}

/** What a browser without a network does: it takes the first choice until the story ends. */
function playOffline({ hash, program }: OfflineStory): OfflinePlayForm {
  const ink = new InkProgram(program ?? '');
  let turn = ink.begin(SEED, { name: 'Ida', roleId: null });
  const rounds: OfflinePlayForm['rounds'] = [{ choiceId: null, stateAfter: turn.stateHash }];
  for (let [choice] = turn.choices; choice !== undefined; [choice] = turn.choices) {
    turn = ink.play(turn.state, { kind: 'choice', choiceId: choice.choiceId });
    rounds.push({ choiceId: choice.choiceId, stateAfter: turn.stateHash });
  }
  return { hash, seed: SEED, name: 'Ida', rounds };
}

const send = (json: object, { as = reader, key = '' } = {}) =>
  server.call('/stories/low-tide/offline-plays', {
    method: 'POST',
    session: as,
    json,
    headers: key === '' ? {} : { 'Idempotency-Key': key },
  });

describe('a play that was played without a network', () => {
  it('comes to the same hashes here, and is a play like any other', async () => {
    const form = playOffline(await keep());
    expect(form.rounds).toHaveLength(3);
    const { data } = OfflinePlayEnvelope.parse((await send(form)).body);
    expect(data).toMatchObject({ equal: 3, sent: 3, changed: false });
    const read = await server.call(`/story-sessions/${data.storySessionId}`, { session: reader });
    const { pathIds, player, round } = StorySessionEnvelope.parse(read.body).data;
    expect(player.name).toBe('Ida');
    expect(pathIds).toHaveLength(3);
    expect(round).toMatchObject({
      roundId: data.roundId,
      choiceText: 'Board.',
      ending: { endingId: 'over' },
      stateAfter: form.rounds[2]?.stateAfter,
      stateBefore: form.rounds[1]?.stateAfter,
      progress: { round: 3 },
    });
    const map = await server.call(`/story-sessions/${data.storySessionId}/rounds`, { session: reader });
    const texts = StoryRoundListEnvelope.parse(map.body).data.items.map(({ choiceText }) => choiceText);
    expect(texts).toEqual([null, 'Wait.', 'Board.']);
  });

  it('is kept once under its key, and another play under the same key is refused', async () => {
    const form = playOffline(await keep());
    const first = await send(form, { key: 'offline-play-0001' });
    expect((await send(form, { key: 'offline-play-0001' })).body).toMatchObject({
      data: OfflinePlayEnvelope.parse(first.body).data,
    });
    expect((await send({ ...form, seed: 1 }, { key: 'offline-play-0001' })).status).toBe(409);
  });

  it('is kept up to where it was tampered with', async () => {
    const form = playOffline(await keep());
    const [first, second, third] = form.rounds;
    const forged = { ...form, rounds: [first, second, { ...third, stateAfter: '0'.repeat(64) }] };
    expect((await send(forged)).body).toMatchObject({ data: { equal: 2, sent: 3, changed: false } });
    const foreign = { ...form, rounds: [first, { ...second, choiceId: '0'.repeat(16) }, third] };
    expect((await send(foreign)).body).toMatchObject({ data: { equal: 1, sent: 3 } });
    const otherChance = { ...form, name: 'Someone else' };
    const { data } = OfflinePlayEnvelope.parse((await send(otherChance)).body);
    expect(data.equal).toBe(0);
    const read = await server.call(`/story-sessions/${data.storySessionId}`, { session: reader });
    expect(StorySessionEnvelope.parse(read.body).data.round.progress.round).toBe(1);
  });

  it('ends with the story, whatever else was sent', async () => {
    const form = playOffline(await keep());
    const rounds = [...form.rounds, { choiceId: '0'.repeat(16), stateAfter: '0'.repeat(64) }];
    expect((await send({ ...form, rounds })).body).toMatchObject({ data: { equal: 3, sent: 4 } });
  });

  it('belongs to who has sent it', async () => {
    const { data } = OfflinePlayEnvelope.parse((await send(playOffline(await keep()))).body);
    const other = await server.guest();
    expect((await server.call(`/story-sessions/${data.storySessionId}`, { session: other })).status).toBe(404);
  });
});

describe('a story to be kept', () => {
  it('tells its size before it is asked for its program', async () => {
    const answer = await server.call('/stories/low-tide/offline', { session: reader });
    const { bytes, program } = OfflineStoryEnvelope.parse(answer.body).data;
    expect(program).toBeUndefined();
    expect(bytes).toBe(Buffer.byteLength((await keep()).program ?? ''));
  });

  it('cannot be kept where a model tells it, and is not there where it is unknown', async () => {
    for (const storyId of ['winter-at-heron-pass', 'no-such-story']) {
      expect((await server.call(`/stories/${storyId}/offline`, { session: reader })).status).toBe(404);
    }
  });
});

it('a story that has changed meanwhile keeps what is still equal, and says that it has changed', async () => {
  const form = playOffline(await keep());
  source = rewritten;
  await using later = await createTestServer({ overrides: { findInk: () => source } });
  const session = await later.guest();
  const answer = await later.call('/stories/low-tide/offline-plays', { method: 'POST', session, json: form });
  expect(OfflinePlayEnvelope.parse(answer.body).data).toMatchObject({ sent: 3, changed: true });
  expect(OfflinePlayEnvelope.parse(answer.body).data.equal).toBeLessThan(3);
});
