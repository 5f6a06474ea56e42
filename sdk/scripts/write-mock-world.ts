// Writes the characters and stories of the mocks, in full, from a server with the seed world: run it by hand when the
// seeds change, `node sdk/scripts/write-mock-world.ts http://127.0.0.1:3000/api`.
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '../src/generated/examples.ts';
import type { BegunReply, Chat, StoryRound, StorySession } from '../src/generated/model';

const api = process.argv[2] ?? 'http://127.0.0.1:3000/api';
const folder = new URL('../src/mocks/world/', import.meta.url);

const device = '/registerlogin/deviceinit?deviceType=web&sfw_type=sfw&language_type=en-US&deviceId=';
const preferences = { 'sfw-type': 'sfw', 'language-type': 'en-US' };

async function call<Data>(path: string, headers: Record<string, string>, body?: object): Promise<Data> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(api + path, {
    ...request,
    headers: { 'Content-Type': 'application/json', ...preferences, ...headers },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  const answer: { readonly data: Data } = await response.json();
  return answer.data;
}

const session = await call<{ readonly data: Record<string, string> } & Record<string, string>>(device, {});
const { Authorization = '', 'Device-ID': deviceId = '', 'User-Login-Status': status = '' } = session;
const visitor = { Authorization, 'Device-ID': deviceId, 'User-Login-Status': status };

/** The first round of a play, the second, and the last one of the way that always takes the first open choice. */
async function roundsOf(storyId: string): Promise<readonly StoryRound[]> {
  const begun = await call<StorySession>('/story-sessions', visitor, { storyId });
  const rounds = [begun.round];
  for (;;) {
    const last = rounds.at(-1);
    const choice = last?.choices.find(({ lock }) => lock === null);
    if (last === undefined || choice === undefined) break;
    const move = { roundId: last.roundId, choiceId: choice.choiceId };
    rounds.push(await call<StoryRound>(`/story-sessions/${begun.storySessionId}/rounds`, visitor, move));
  }
  return rounds.length < 3 ? rounds : [...rounds.slice(0, 2), ...rounds.slice(-1)];
}

async function replyOf(characterId: string): Promise<string> {
  const { chatId } = await call<Chat>('/chats', visitor, { characterId });
  const { reply } = await call<BegunReply>(`/chats/${chatId}/messages`, visitor, { text: 'Good evening.' });
  for (;;) {
    const { messages } = await call<Chat>(`/chats/${chatId}`, visitor);
    const found = messages.items.find(({ messageId }) => messageId === reply.messageId);
    if (found?.status !== 'streaming') return found?.text ?? '';
    await sleep(100);
  }
}

const cards = operations.listCharacters.examples[200];
const characterIds = [cards['first-page'], cards['last-page']].flatMap(({ data }) => data.items);
const books = operations.listStories.examples[200];
const stories = [books['first-page'], books['last-page']].flatMap(({ data }) => data.items);

mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown) =>
  writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`);

write(
  'characters.json',
  await Promise.all(characterIds.map(({ characterId }) => call(`/characters/${characterId}`, visitor))),
);
const replies: Record<string, string> = {};
for (const { characterId } of characterIds) replies[characterId] = await replyOf(characterId);
write('replies.json', replies);
write('stories.json', await Promise.all(stories.map(({ storyId }) => call(`/stories/${storyId}`, visitor))));
const plays: Record<string, readonly StoryRound[]> = {};
for (const { storyId } of stories) plays[storyId] = await roundsOf(storyId);
write('rounds.json', plays);
