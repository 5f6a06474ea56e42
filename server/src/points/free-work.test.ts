import { expect, it } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { Problem, type StoryRound } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import type { Answer } from '../testing/answer.ts';
import { createChatServer } from '../testing/chat-server.ts';
import { createToldStories, roundOf, type ToldStories } from '../testing/told-stories.ts';

/** Written by an author; every other story here is told by a model. */
const WRITTEN = 'low-tide';
const FERRY = `
The ferry is late.
+ [Wait.]
    It comes.
    # ending: over; Over the water
    -> END
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
`;

function withoutPoints(environment: Record<string, string> = {}): Partial<Config> {
  const read = readConfig({ NODE_ENV: 'test', POINTS: 'off', ...environment });
  const { points, prices, shop, signIn, text, usesPoints } = read;
  return { points, prices, shop, signIn, text, usesPoints };
}

const createStories = (environment?: Record<string, string>) =>
  createToldStories((storyId) => (storyId === WRITTEN ? FERRY : undefined), undefined, withoutPoints(environment));

const outcomeOf = ({ body, status }: Answer): string | undefined =>
  status === 200 ? 'made' : Problem.parse(body).reason;

/** The outcomes of one choice of a round, made again and again. */
async function choosing(stories: ToldStories, session: SessionValues, round: StoryRound, times: number) {
  const outcomes: (string | undefined)[] = [];
  for (let time = 0; time < times; time += 1) outcomes.push(outcomeOf(await stories.choose(session, round)));
  return outcomes;
}

it('counts the rounds that a model tells, and never those of an author', async () => {
  await using stories = await createStories();
  const session = await stories.guest();
  const { round: written } = await stories.begin(session, WRITTEN);
  const { round: told } = await stories.begin(session, 'warm-bread');

  expect(new Set(await choosing(stories, session, written, 40))).toEqual(new Set(['made']));
  const outcomes = await choosing(stories, session, told, 40);
  // The first of thirty was that of the beginning.
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(29);
  expect(outcomes.at(-1)).toBe('RATE_LIMITED');
});

it.each(['invited', 'closed'])('gives engines to members alone where registration is %s', async (registration) => {
  await using stories = await createStories({ REGISTRATION: registration });
  const guest = await stories.guest();
  const member = await stories.registered();
  const { round: written } = await stories.begin(guest, WRITTEN);
  const { round: own } = await stories.begin(member, 'warm-bread');
  const asked = stories.peer.heard.length;

  expect(outcomeOf(await stories.choose(guest, written))).toBe('made');
  expect(outcomeOf(await stories.move(guest, written, { text: 'I whistle.' }))).toBe('REGISTRATION_REQUIRED');
  expect(outcomeOf(await stories.post(guest, '/story-sessions', { storyId: 'warm-bread' }))).toBe(
    'REGISTRATION_REQUIRED',
  );
  expect(stories.peer.heard).toHaveLength(asked);
  expect(roundOf(await stories.choose(member, own))).toMatchObject({ move: 'choice' });
});

it.each([
  ['messages', (chatId: string) => `/chats/${chatId}/messages`, { text: 'Good evening.' }],
  ['pictures', () => '/generations', { kind: 'image', prompt: 'A lamp on a quay', count: 1 }],
])('asks a guest to sign in for %s where registration is not open', async (_, pathOf, json) => {
  await using server = await createChatServer({ config: withoutPoints({ REGISTRATION: 'invited' }) });
  const session = await server.guest();
  const { chatId } = await server.begin(session);

  const answer = await server.call(pathOf(chatId), { method: 'POST', session, json });
  expect([answer.status, outcomeOf(answer)]).toEqual([403, 'REGISTRATION_REQUIRED']);
});
