import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../tests/calls';
import { clock } from '../../tests/clock';
import { memoryStorage } from '../../tests/loopback';
import {
  type ApiError,
  changePassword,
  claimDailyPoints,
  configure,
  createChat,
  createDeviceSession,
  endOtherSessions,
  endSession,
  getBasicInfo,
  getCharacter,
  getChat,
  getHome,
  getSignInMethods,
  getSignInWays,
  getStory,
  listCharacters,
  listChats,
  listSessions,
  listStories,
  listTags,
  logout,
  paginate,
  regenerateReply,
  sendMessage,
  streamChatEvents,
  verifyEmailCode,
} from '../index';
import { isScenarioName, operationIds, operations, scenarios, type ScenarioName } from './index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const preferences = () => ({ contentMode: 'sfw', language: 'en-US' }) as const;

function visit(name: ScenarioName, storage = memoryStorage()) {
  server.use(...scenarios[name]());
  const warn = vi.fn<(message: string, cause: unknown) => void>();
  const onInsufficientPoints = vi.fn<(error: ApiError) => void>();
  const session = createDeviceSession({ storage, preferences, warn });
  configure({ baseUrl: 'http://mock.test/api', clock, session, preferences, onInsufficientPoints });
  return { session, warn, onInsufficientPoints };
}

describe('the scenario of a guest', () => {
  it('starts an anonymous session', async () => {
    const { session } = visit('guest');

    await expect(getHome()).resolves.toEqual(operations.getHome.examples[200].typical.data);
    expect(session.current()).toEqual(operations.deviceInit.examples[200].guest.data);
  });

  it('searches, includes and excludes by tags', async () => {
    visit('guest');

    const { items: all } = await listCharacters();
    const named = await listCharacters({ q: 'LIGHTHOUSE' });
    const mysteries = await listCharacters({ include: ['mystery'] });
    const others = await listCharacters({ exclude: ['mystery'] });

    expect(named.items.map(({ name }) => name)).toContain('Maren Vale');
    expect(mysteries.items.length).toBeGreaterThan(0);
    expect(mysteries.items.every(({ tags }) => tags.includes('mystery'))).toBe(true);
    expect(others.items).toHaveLength(all.length - mysteries.items.length);
    expect(others.total).toBe(others.items.length);
  });

  it('sorts by popularity, name and novelty', async () => {
    visit('guest');

    const popular = (await listCharacters()).items.map(({ chatCount }) => chatCount);
    const names = (await listStories({ sort: 'name' })).items.map(({ title }) => title);
    const novelty = (await listCharacters({ sort: 'newest' })).items.map(({ isNew }) => isNew);

    expect(popular).toEqual(popular.toSorted((a, b) => b - a));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(novelty.lastIndexOf(true)).toBeLessThan(novelty.indexOf(false));
  });

  it('tells dynamic stories from novels', async () => {
    visit('guest');

    const { items } = await listStories({ kind: 'novel' });

    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ kind }) => kind === 'novel')).toBe(true);
  });

  it('pages through everything by cursor, each item once', async () => {
    visit('guest');
    const { total } = await listCharacters();

    const ids = new Set<string>();
    for await (const { characterId } of paginate(listCharacters, { limit: 5 })) ids.add(characterId);

    expect(ids.size).toBe(total);
  });

  it('has a page for every card, and none for an unknown id', async () => {
    visit('guest');
    const characterCards = (await listCharacters()).items;
    const storyCards = (await listStories()).items;

    for (const { characterId, name } of characterCards) {
      await expect(getCharacter(characterId)).resolves.toMatchObject({ characterId, name });
    }
    for (const { storyId, title } of storyCards) {
      await expect(getStory(storyId)).resolves.toMatchObject({ storyId, title });
    }
    await expect(getCharacter('nobody')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(getStory('nothing')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('talks: what is said stays, and the reply comes word for word', async () => {
    visit('guest');
    const { chatId, messages } = await createChat({ characterId: 'maren-vale' });
    const greeting = messages.items[0]?.text;

    const { reply } = await sendMessage(chatId, { text: 'Who lights it?' });
    let words = '';
    for await (const event of streamChatEvents(chatId)) if (event.kind === 'reply-text') words += event.text;
    const { messages: said } = await getChat(chatId);

    expect(said.items.map(({ text }) => text)).toEqual([greeting, 'Who lights it?', words]);
    expect(said.items.at(-1)).toMatchObject({ messageId: reply.messageId, status: 'complete' });
    const { reply: again } = await regenerateReply(chatId, reply.messageId);
    expect(again.siblingIds).toEqual([reply.messageId, again.messageId]);
    expect((await listChats()).items[0]).toMatchObject({ chatId, replying: true, messageCount: 3 });
    await expect(getChat('cht-0')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('signs in and out again', async () => {
    const { session } = visit('guest');

    await verifyEmailCode({ email: 'reader@example.com', code: '482913' });
    expect(session.status()).toBe('REGISTERED');
    await expect(getBasicInfo()).resolves.toEqual(operations.getBasicInfo.examples[200].registered.data);

    await logout();
    expect(session.status()).toBe('ANONYMOUS');
    await expect(getBasicInfo()).resolves.toEqual(operations.getBasicInfo.examples[200].guest.data);
  });

  it('has no daily bonus', async () => {
    visit('guest');

    await expect(claimDailyPoints()).resolves.toMatchObject({ claimed: false, success: false });
  });
});

describe('the daily bonus', () => {
  it('is offered at the first look, paid at the next call, and not paid twice', async () => {
    visit('dailyBonusOffered');

    await expect(claimDailyPoints()).resolves.toEqual({ claimed: false, success: true, pointsAdded: 0 });
    await expect(claimDailyPoints()).resolves.toEqual({ claimed: true, success: true, pointsAdded: 20 });
    await expect(claimDailyPoints()).resolves.toEqual({ claimed: true, success: false, pointsAdded: 0 });
  });

  it('was claimed elsewhere in alreadyClaimed', async () => {
    visit('alreadyClaimed');

    await expect(claimDailyPoints()).resolves.toMatchObject({ claimed: false, success: true });
    await expect(claimDailyPoints()).resolves.toMatchObject({ claimed: true, success: false });
  });

  it('fails after the offer in failedClaim', async () => {
    visit('failedClaim');

    await expect(claimDailyPoints()).resolves.toMatchObject({ claimed: false, success: true });
    await expect(claimDailyPoints()).rejects.toMatchObject({ reason: 'INTERNAL' });
  });
});

describe('the account', () => {
  it('ends one session, then the others, and knows no other', async () => {
    visit('registered');
    const { items } = await listSessions();
    const [own, other] = items;

    await endSession(String(other?.sessionId));
    expect((await listSessions()).items).toHaveLength(items.length - 1);
    await expect(endSession(String(other?.sessionId))).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(endSession(String(own?.sessionId))).rejects.toMatchObject({ reason: 'CONFLICT' });

    await endOtherSessions();
    expect((await listSessions()).items).toEqual([own]);
  });

  it('continues with a new session after its password was changed', async () => {
    const { session } = visit('registered');
    await getBasicInfo();
    const before = session.current();

    await changePassword({ newPassword: 'eight louder lanterns' });

    expect(session.current()?.Authorization).not.toBe(before?.Authorization);
    expect((await listSessions()).items).toHaveLength(1);
  });

  it('has no password in walletOnly', async () => {
    visit('walletOnly');

    await expect(getSignInMethods()).resolves.toMatchObject({ hasPassword: false, mayHavePassword: false });
    await expect(changePassword({ newPassword: 'eight louder lanterns' })).rejects.toMatchObject({
      reason: 'CONFLICT',
    });
  });
});

describe('signing in', () => {
  const proof = { email: 'reader@example.com', code: '482913' };

  it('finds an account, or makes one in newUser', async () => {
    visit('guest');
    await expect(verifyEmailCode(proof)).resolves.toMatchObject({ isNewUser: 'false' });
    visit('newUser');
    await expect(verifyEmailCode(proof)).resolves.toMatchObject({ isNewUser: 'true' });
  });

  it('leaves the guest a guest in refusedLogin', async () => {
    const { session } = visit('refusedLogin');

    await expect(verifyEmailCode(proof)).rejects.toMatchObject({ reason: 'VALIDATION_FAILED', field: 'code' });
    expect(session.status()).toBe('ANONYMOUS');
  });

  it('says which ways there are', async () => {
    visit('standIns');
    await expect(getSignInWays()).resolves.toMatchObject({ email: 'stand-in', outbox: '/dev/outbox' });
    visit('emailOnly');
    await expect(getSignInWays()).resolves.toMatchObject({ email: 'on', google: 'off', telegramFrame: null });
  });
});

describe('a scenario', () => {
  it('registered begins signed in', async () => {
    const { session } = visit('registered');

    await getBasicInfo();

    expect(session.status()).toBe('REGISTERED');
  });

  it('slow answers two seconds late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      visit('slow', memoryStorage(operations.deviceInit.examples[200].guest.data));
      let answered = false;
      const call = listTags().finally(() => {
        answered = true;
      });

      await vi.advanceTimersByTimeAsync(1_900);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      await expect(call).resolves.toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('offline reaches no server', async () => {
    const { warn } = visit('offline');

    await expect(getHome()).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('insufficientPoints lets pages load and actions fail', async () => {
    const { onInsufficientPoints } = visit('insufficientPoints');

    await expect(getHome()).resolves.toBeDefined();
    await expect(claimDailyPoints()).rejects.toMatchObject({ name: 'InsufficientPointsError' });
    expect(onInsufficientPoints).toHaveBeenCalledOnce();
  });

  it('noPoints has a balance of zero', async () => {
    visit('noPoints');

    await expect(getBasicInfo()).resolves.toMatchObject({ points: 0 });
  });

  it('otherReadings reads the same', async () => {
    visit('otherReadings');

    await expect(getBasicInfo()).resolves.toMatchObject({ points: expect.any(Number) });
    await expect(claimDailyPoints()).resolves.toEqual({ claimed: false, success: true, pointsAdded: 0 });
  });

  it('emptyLists has no items', async () => {
    visit('emptyLists');

    await expect(listCharacters()).resolves.toEqual({ items: [], nextCursor: null, total: 0 });
    await expect(listStories()).resolves.toEqual({ items: [], nextCursor: null, total: 0 });
  });

  it.each([
    ['serverError', 'INTERNAL'],
    ['unavailable', 'UNAVAILABLE'],
    ['rateLimited', 'RATE_LIMITED'],
  ] as const)('%s fails every call but the start of the session', async (name, reason) => {
    const { session } = visit(name);

    await expect(getHome()).rejects.toMatchObject({ reason });
    expect(session.status()).toBe('ANONYMOUS');
    expect(session.current()).toBeDefined();
  });

  it('notFound finds no character and no story', async () => {
    visit('notFound');

    await expect(getCharacter('maren-vale')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(getStory('nine-lanterns-to-midnight')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('notImplemented has no sign-in', async () => {
    visit('notImplemented');

    await expect(verifyEmailCode({ email: 'reader@example.com', code: '482913' })).rejects.toMatchObject({
      reason: 'NOT_IMPLEMENTED',
    });
  });

  it('brokenContract is a ContractError in every call that reads data', async () => {
    visit('brokenContract');

    // A file has no shape that the contract could promise.
    const reading = operationIds.filter((id) => id !== 'deviceInit' && !('files' in operations[id]));
    for (const id of reading) {
      await expect(calls[id]()).rejects.toMatchObject({ name: 'ContractError' });
    }
  });

  it('expiredSession continues with a new session', async () => {
    const stale = { ...operations.deviceInit.examples[200].guest.data, Authorization: 'stale-credential' };
    const { session } = visit('expiredSession', memoryStorage(stale));

    await expect(getHome()).resolves.toBeDefined();
    expect(session.current()?.Authorization).not.toBe('stale-credential');
  });

  it('failedInitialisation continues as a guest', async () => {
    const { session, warn } = visit('failedInitialisation');

    await expect(getHome()).resolves.toBeDefined();
    expect(session.current()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('isScenarioName', () => {
  it('knows the names and nothing else', () => {
    expect(isScenarioName('expiredSession')).toBe(true);
    expect(isScenarioName('toString')).toBe(false);
    expect(isScenarioName(null)).toBe(false);
  });
});
