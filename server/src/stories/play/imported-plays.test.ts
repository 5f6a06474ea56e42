import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { Problem, StoryEnvelope, StoryRoundEnvelope, StorySessionEnvelope } from '../../contract/validators.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** Milliseconds: far below a round that is given up, far above what any other call takes. */
const LONGEST_PAUSE_MS = 1_000;

const things = Array.from({ length: 1_000 }, (_, index) => `thing_${index}`).join(', ');
const source = `LIST things = ${things}
VAR heap = ()
VAR player_name = ""
VAR counted = 0
A heap of things.
+ [Count them.]
    {player_name == "Slow": -> count}
    There are many.
    -> END
+ [Leave.]
    You leave.
    -> END
=== count
~ heap = LIST_ALL(things) - heap
~ counted++
{counted < 3000: -> count}
You have counted.
-> END
`;

const form = { title: 'A Heap', tagline: 'Of things', language: 'en-US', kind: 'dynamic', mature: false, source };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (session: SessionValues, path: string, json: object) =>
  server.call(path, { method: 'POST', session, json });

async function begin(session: SessionValues, storyId: string) {
  const begun = await post(session, '/story-sessions', { storyId, name: 'Slow' });
  return StorySessionEnvelope.parse(begun.body).data.round;
}

it('gives up a round of an imported story that takes too long, and does not block other callers', async () => {
  const owner = await server.registered();
  const { storyId } = StoryEnvelope.parse((await post(owner, '/user/stories', form)).body).data;
  const plays = [await begin(owner, storyId), await begin(owner, storyId), await begin(owner, storyId)];
  const choose = ({ choices, roundId, storySessionId }: (typeof plays)[number], index: number) =>
    post(owner, `/story-sessions/${storySessionId}/rounds`, { roundId, choiceId: choices[index]?.choiceId });

  const delay = monitorEventLoopDelay();
  delay.enable();
  const order: string[] = [];
  const slow = plays.map(async (play) => {
    const answer = await choose(play, 0);
    order.push('slow');
    return answer;
  });
  const other = await server.guest();
  expect((await server.call('/stories/low-tide', { session: other })).status).toBe(200);
  order.push('other');
  const answers = await Promise.all(slow);
  delay.disable();

  expect(order).toEqual(['other', 'slow', 'slow', 'slow']);
  expect(delay.max / 1e6).toBeLessThan(LONGEST_PAUSE_MS);
  for (const { body, status } of answers) {
    expect(status).toBe(503);
    expect(Problem.parse(body)).toMatchObject({
      reason: 'UNAVAILABLE',
      message: 'This story took too long to continue',
      field: 'choiceId',
    });
  }
  const [play] = plays;
  if (play === undefined) throw new Error('There is no play');
  const left = StoryRoundEnvelope.parse((await choose(play, 1)).body).data;
  expect(left).toMatchObject({ parentId: play.roundId, blocks: [{ kind: 'narration', text: 'You leave.' }] });
}, 60_000);
