import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationFacts } from '../contract/operations.ts';
import { testPlayer } from '../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const ferry =
  '-> quay\n=== quay\nThe ferry is late.\n+ [Go home.]\n    # ending: home; Home\n    You go.\n    -> END\n';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ overrides: { findInk: () => ferry } });
});
afterAll(() => server[Symbol.asyncDispose]());

describe('a play of another reader', () => {
  const inPlays = Object.entries(operations).filter(([, { path }]) => /^\/(story-session|shared-play)s\/\{/.test(path));

  it.each(inPlays.map(([id]) => id))('answers %s as one that is not there', async (id) => {
    const { method, path }: OperationFacts = Object.fromEntries(inPlays)[id] ?? { ...operations.getStorySession };
    const player = await testPlayer(server);
    const stranger = await server.registered();
    const { round } = await player.begin({ storyId: 'low-tide' });
    const { roundId, storySessionId } = round;
    const bodies: Readonly<Record<string, object>> = {
      playStoryRound: { roundId, choiceId: round.choices[0]?.choiceId },
      selectStoryRound: { roundId },
      shareStorySession: { roundId },
      openStoryChat: { characterId: 'ada-byrne' },
      agreeInStory: { agreementId: 'boat', roundId },
    };
    const ask = (sessionId: string) => {
      const target = path
        .replace('{storySessionId}', sessionId)
        .replace('{roundId}', roundId)
        .replace('{characterId}', 'ada-byrne');
      const json = bodies[id];
      const query = id === 'exportStorySession' ? '?format=markdown' : '';
      const body = json === undefined ? {} : { json };
      return server.call(`${target}${query}`, { method: method.toUpperCase(), session: stranger, ...body });
    };
    const [theirs, nobodys] = [await ask(storySessionId), await ask('ssn-nobody')];
    expect(theirs).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND', data: null } });
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
    const { body } = await server.call(`/story-sessions/${storySessionId}`, { session: player.session });
    expect(body.data).toMatchObject({ pathIds: [roundId], round: { roundId } });
  });
});

describe('a story that is brought', () => {
  const whole = { title: 'T', tagline: 'T', language: 'en-US', kind: 'dynamic', mature: false };

  it.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number]>([
    ['nothing', '', {}, 400],
    ['null', 'null', {}, 400],
    ['a list', '[]', {}, 400],
    ['a number for a source', JSON.stringify({ ...whole, source: 7 }), {}, 400],
    ['ten thousand levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, {}, 400],
    ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ['a zip bomb', '{}', { 'content-encoding': 'gzip' }, 415],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['nine megabytes', 'x'.repeat(9_000_000), {}, 413],
  ])('is refused where it is %s', async (_, body, headers, status) => {
    const session = await server.registered();
    const options = { method: 'POST', session, headers: { 'content-type': 'application/json', ...headers }, body };
    expect(await server.call('/user/stories', options)).toMatchObject({ status });
    expect(Object({})).not.toHaveProperty('polluted');
  });

  it('belongs to its importer, whatever the form says', async () => {
    const session = await server.registered();
    const facts = { ownerId: 'acc-nobody', storyId: 'low-tide', readerCount: 9_000, visibility: 'public' };
    const json = { ...whole, source: ferry, ...facts, constructor: { prototype: { polluted: 1 } } };
    const answer = await server.call('/user/stories', { method: 'POST', session, json });
    expect(answer).toMatchObject({ status: 200, body: { data: { readerCount: 0 } } });
    expect(answer.body.data).not.toMatchObject({ storyId: 'low-tide' });
    expect(await server.call('/stories/low-tide')).toMatchObject({ body: { data: { title: 'Low Tide' } } });
    expect(Object({})).not.toHaveProperty('polluted');
  });
});
