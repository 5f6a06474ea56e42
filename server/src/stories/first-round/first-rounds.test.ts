import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirstRoundEnvelope, StorySessionPageEnvelope } from '../../contract/validators.ts';
import { testPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ferry = `
VAR player_name = ""
-> quay
=== quay
The ferry is late{player_name != "":, {player_name}}.
+ [Go home. # hint: it is warm there]
    You go home. -> END
+ [Wait.]
    You wait. -> END
`;

let server: TestServer;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
  server = await createTestServer({ overrides: { findInk } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('the first round of a story', () => {
  it('is told to a stranger, and a play that begins later offers the same choices in the same order', async () => {
    const { body } = await server.call('/stories/low-tide/first-round');
    const { blocks, choices, storyId } = FirstRoundEnvelope.parse(body).data;
    expect(storyId).toBe('low-tide');
    expect(blocks).toEqual([{ kind: 'narration', text: 'The ferry is late.' }]);
    expect(choices).toEqual([
      { text: 'Go home.', hint: 'it is warm there', lock: null },
      { text: 'Wait.', hint: null, lock: null },
    ]);
    const player = await testPlayer(server);
    const { round } = await player.begin({ storyId: 'low-tide' });
    expect(round.choices.map(({ text }) => text)).toEqual(choices.map(({ text }) => text));
  });

  it('leaves nothing behind', async () => {
    const player = await testPlayer(server);
    await server.call('/stories/low-tide/first-round', { session: player.session });
    const { body } = await server.call('/story-sessions', { session: player.session });
    expect(StorySessionPageEnvelope.parse(body).data.items).toEqual([]);
  });

  it.each(['no-such-story', 'winter-at-heron-pass'])('%s has none here', async (storyId) => {
    const { status } = await server.call(`/stories/${storyId}/first-round`);
    expect(status).toBe(404);
  });
});
