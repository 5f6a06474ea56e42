import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedPlayEnvelope, StoryEnvelope } from '../../contract/validators.ts';
import { placePictures } from '../../media/art/pictures.ts';
import { seedWorld } from '../../seeds/load/seed-world.ts';
import { stories } from '../../seeds/stories.ts';
import { testPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { testWorld } from '../../testing/test-world.ts';

const storyId = 'winter-at-heron-pass';
const aside = '# scene: harbour\nThe ferry is late.\n+ [Wait.] -> END\n';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const all = [...testWorld.stories, ...stories.filter((story) => story.storyId === storyId)];
  await seedWorld(server.deps.database, server.clock, { ...testWorld, stories: all });
});
afterAll(() => server[Symbol.asyncDispose]());

it('a round has the picture of the place that it comes to, in the play and in what is shared of it', async () => {
  const player = await testPlayer(server);
  const { round: first } = await player.begin({ storyId });
  const second = await player.choose(first, 0);
  expect([first, second].map(({ progress }) => progress.scene)).toEqual(['hut', 'hut']);
  expect(first.backdrop).toEqual(placePictures(storyId, 'hut'));
  expect(second.backdrop).toEqual(placePictures(storyId, 'snowfield'));

  await player.share(second);
  const shared = await server.call(`/shared-plays/${first.storySessionId}`, { session: await server.guest() });
  const { rounds } = SharedPlayEnvelope.parse(shared.body).data;
  expect(rounds.map(({ backdrop }) => backdrop)).toEqual([first.backdrop, second.backdrop]);
});

it('a round of an imported story has none: its place is only a name', async () => {
  const player = await testPlayer(server);
  const form = { title: 'Late', tagline: 'A ferry', language: 'en-US', kind: 'dynamic', mature: false, source: aside };
  const { body } = await server.call('/user/stories', { method: 'POST', session: player.session, json: form });
  const imported = StoryEnvelope.parse(body).data;
  const { round } = await player.begin({ storyId: imported.storyId });
  expect(round.progress.scene).toBe('harbour');
  expect(round).not.toHaveProperty('backdrop');
});
