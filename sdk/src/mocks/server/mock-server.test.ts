import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clock } from '../../../tests/clock';
import { memoryStorage } from '../../../tests/loopback';
import {
  claimDailyPoints,
  createChat,
  createClient,
  createCharacterPost,
  createStorySession,
  getBasicInfo,
  getCharacter,
  getChat,
  getHome,
  getStory,
  listCharacterPosts,
  listCharacters,
  listChats,
  listLedger,
  listStories,
  playStoryRound,
  sendMessage,
  streamChatEvents,
  type StoryRound,
} from '../../index';
import { pathBelow } from './base-url';
import { mockServer, type MockConditions, type MockServerOptions } from '../index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const operations = {
  claimDailyPoints,
  createChat,
  createCharacterPost,
  createStorySession,
  getBasicInfo,
  getCharacter,
  getChat,
  getHome,
  getStory,
  listCharacterPosts,
  listCharacters,
  listChats,
  listLedger,
  listStories,
  playStoryRound,
  sendMessage,
  streamChatEvents,
};

function visit(options: MockServerOptions = {}, baseUrl = 'http://mock.test/api') {
  server.resetHandlers(mockServer({ conditions: () => ({ eventMs: 0 }), ...options }));
  return createClient({ baseUrl, clock }).bind(operations);
}

type Visitor = ReturnType<typeof visit>;

const openChoice = ({ choices }: StoryRound) => choices.find(({ lock }) => lock === null);

async function talk(api: Visitor, characterId = 'maren-vale') {
  const { chatId, lastEventId } = await api.createChat({ characterId });
  const { reply } = await api.sendMessage(chatId, { text: 'Good evening.' });
  const parts: string[] = [];
  for await (const event of api.streamChatEvents(chatId, { lastEventId })) {
    if (event.kind === 'reply-text') parts.push(event.text);
  }
  return { chatId, reply, parts, text: parts.join('') };
}

describe('a mocked server', { timeout: 20_000 }, () => {
  it.each(['http://mock.test/v1', 'https://other.test:8443/a/b/', 'http://mock.test'])(
    'answers at %s',
    async (baseUrl) => {
      const api = visit({ baseUrl }, baseUrl);

      await expect(api.getCharacter('maren-vale')).resolves.toMatchObject({ name: 'Maren Vale' });
    },
  );

  it('names the scenarios that there are, for one that there is not', () => {
    expect(() => mockServer({ scenario: 'gest' })).toThrow(/no scenario “gest”.* guest, registered/);
  });

  it('lets a reply arrive piece by piece', async () => {
    const { parts } = await talk(visit());

    expect(parts.length).toBeGreaterThan(1);
  });

  it('loses no word of a reply whose connection breaks again and again', async () => {
    const whole = await talk(visit());
    const cut = await talk(visit({ conditions: () => ({ eventMs: 0, cutAfter: 3 }) }));

    expect(cut.text).toBe(whole.text);
  });

  it('answers as late as it is told', async () => {
    let conditions: MockConditions = {};
    const api = visit({ conditions: () => conditions });
    await api.getHome();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      conditions = { latencyMs: 5_000 };
      let answered = false;
      const call = api.getHome().finally(() => {
        answered = true;
      });

      await vi.advanceTimersByTimeAsync(4_900);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      await expect(call).resolves.toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('fails as it is told, and recovers', async () => {
    let conditions: MockConditions = { failure: 'server-error' };
    const api = visit({ conditions: () => conditions });

    await expect(api.getHome()).rejects.toMatchObject({ reason: 'INTERNAL' });
    conditions = { failure: 'offline' };
    await expect(api.getHome()).rejects.toMatchObject({ name: 'ConnectionError' });
    conditions = {};
    await expect(api.getHome()).resolves.toBeDefined();
  });

  it('shows one balance wherever it shows one, and takes replies off it', async () => {
    const api = visit({ scenario: 'registered' });
    const { points: before } = await api.getBasicInfo();
    const { quote } = await api.createChat({ characterId: 'maren-vale' });

    const { chatId } = await talk(api);

    const { points: after } = await api.getBasicInfo();
    expect(quote.balance).toBe(before);
    expect(after).toBe(before - 2);
    expect((await api.getChat(chatId)).quote.balance).toBe(after);
    expect((await api.listLedger()).balance).toBe(after);
  });

  it('adds what is claimed', async () => {
    const api = visit({ scenario: 'dailyBonusOffered' });
    const { points: before } = await api.getBasicInfo();

    await api.claimDailyPoints();
    const { pointsAdded = 0 } = await api.claimDailyPoints();

    expect((await api.getBasicInfo()).points).toBe(before + pointsAdded);
    expect(pointsAdded).toBeGreaterThan(0);
  });

  it('still has after a reload what was done before', async () => {
    const storage = memoryStorage();
    const before = visit({ scenario: 'registered', storage });
    const { chatId, text } = await talk(before, 'sable');
    const { postId } = await before.createCharacterPost('maren-vale', { text: 'Fog again.', language: 'en-US' });
    const { points } = await before.getBasicInfo();

    const after = visit({ scenario: 'registered', storage });

    const { messages } = await after.getChat(chatId);
    expect(messages.items.map((message) => message.text).slice(1)).toEqual(['Good evening.', text]);
    expect((await after.listCharacterPosts('maren-vale')).items[0]).toMatchObject({ postId, text: 'Fog again.' });
    expect((await after.getBasicInfo()).points).toBe(points);
    const other = visit({ scenario: 'guest', storage });
    expect((await other.listCharacterPosts('maren-vale')).items[0]).not.toMatchObject({ postId });
  });
});

describe('an address', () => {
  it.each([
    ['http://mock.test/v1/home?q=a', '/v1', '/home?q=a'],
    ['http://mock.test/v1/home', 'http://mock.test/v1/', '/home'],
    ['http://mock.test/v2/home', '/v1', undefined],
    ['http://mock.test/v1beta/home', '/v1', undefined],
    ['http://other.test/v1/home', 'http://mock.test/v1', undefined],
  ])('%s under %s has the path %s', (url, baseUrl, path) => {
    expect(pathBelow(url, baseUrl)).toBe(path);
  });
});

describe('the world of the mocks', { timeout: 20_000 }, () => {
  it('has a character of its own behind each card', async () => {
    const api = visit();
    const { items } = await api.listCharacters({ limit: 48 });

    const whole = await Promise.all(items.map(({ characterId }) => api.getCharacter(characterId)));
    expect(new Set(whole.map(({ greeting }) => greeting)).size).toBe(items.length);
    const replies = await Promise.all(items.map(({ characterId }) => talk(api, characterId)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(items.length);
  });

  it('has a story of its own behind each card: its synopsis, its people and its rounds', async () => {
    const api = visit();
    const { items } = await api.listStories({ limit: 48 });

    const told: string[] = [];
    for (const { storyId } of items) {
      const { cast, synopsis, roles } = await api.getStory(storyId);
      const { round, storySessionId } = await api.createStorySession({ storyId });
      const speakers = round.blocks.flatMap((block) => (block.kind === 'speech' ? block.speaker : []));
      expect(cast.map(({ characterId }) => characterId)).toEqual(expect.arrayContaining(speakers));
      told.push(synopsis, JSON.stringify(round.blocks), JSON.stringify(roles));
      let last = round;
      for (let open = openChoice(last); open !== undefined; open = openChoice(last)) {
        last = await api.playStoryRound(storySessionId, { roundId: last.roundId, choiceId: open.choiceId });
      }
      expect(last.ending).not.toBeNull();
    }
    expect(new Set(told).size).toBe(items.length * 3);
  });
});
