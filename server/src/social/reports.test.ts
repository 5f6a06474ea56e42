import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { principalOf } from '../testing/test-server.ts';
import { ReportDecisions } from './report-decisions.ts';
import { runReports } from './reports-command.ts';

let server: ChatServer;

beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const run = (...args: string[]) => runReports(new ReportDecisions(server.deps), args);
const decide = (command: string, id: string) => run(command, id, '--by', 'mara', '--because', 'It mocks a people');
const report = (session: SessionValues, path: string) =>
  server.call(`${path}/reports`, { method: 'POST', session, json: { reason: 'hate', note: 'Read the second line' } });

it('keeps a reported character and story with their words, hides them upon a decision, and shows them again', async () => {
  const session = await server.registered();
  for (const [path, id, words] of [
    ['/characters/ilker-kaya', 'ilker-kaya', 'Ilker Kaya waits for you'],
    ['/stories/warm-bread', 'warm-bread', 'Warm Bread'],
  ] as const) {
    expect((await report(session, path)).status).toBe(200);
    expect(await report(session, path)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await run('show', id)).toContain(words);
    expect(await run('show', id)).toContain('Read the second line');
    await decide('hide', id);
    expect((await server.call(path, { session })).status).toBe(404);
    expect(await run('list')).not.toContain(id);
    await decide('restore', id);
    expect((await server.call(path, { session })).status).toBe(200);
  }
  expect(await run('list', '--kind', 'story', '--state', 'decided')).toContain('restored by mara');
});

it('tells the owner of a hidden work that it is hidden, and shows it to no other', async () => {
  const owner = await server.registered();
  const { database } = server.deps;
  const ownerId = ownerOf(await principalOf(server.deps, owner));
  const own = (owner_id: string | null) =>
    database.db.updateTable('characters').set({ owner_id }).where('character_id', '=', 'ilker-kaya').execute();
  await own(ownerId);
  const read = async (session: SessionValues) => server.call('/characters/ilker-kaya', { session });
  expect((await read(owner)).body).not.toHaveProperty('data.withheld');
  await report(await server.registered(), '/characters/ilker-kaya');
  await decide('hide', 'ilker-kaya');
  expect(await read(owner)).toMatchObject({ status: 200, body: { data: { own: true, withheld: true } } });
  expect((await read(await server.guest())).status).toBe(404);
  await decide('restore', 'ilker-kaya');
  expect((await read(owner)).body).not.toHaveProperty('data.withheld');
  await own(null);
});

it('keeps the words of a reported reply, also once it is deleted, and takes no message of others', async () => {
  const session = await server.guest();
  const { chatId, messages } = await server.begin(session);
  const [greeting] = messages.items;
  if (greeting === undefined) throw new Error('A chat begins with a greeting');
  const path = `/chats/${chatId}/messages/${greeting.messageId}`;
  expect((await report(await server.registered(), path)).status).toBe(404);
  expect((await report(session, `/chats/${chatId}/messages/msg-none`)).status).toBe(404);
  expect((await report(session, path)).status).toBe(200);
  await server.call(`/chats/${chatId}`, { method: 'DELETE', session });
  const whole = await run('show', greeting.messageId);
  expect(whole).toContain(`message on chat ${chatId}, shown to its reader`);
  for (const line of greeting.text.split('\n')) expect(whole).toContain(line);
  await expect(decide('hide', greeting.messageId)).rejects.toThrow('private chat');
  await decide('dismiss', greeting.messageId);
  expect(await run('list', '--kind', 'message')).toBe('Nothing is there.');
});

it('takes no report of what the visitor said', async () => {
  const session = await server.registered();
  const { chatId } = await server.begin(session);
  server.engine.says('Good evening.');
  const { message } = await server.send(session, chatId, 'Hello');
  expect((await report(session, `/chats/${chatId}/messages/${message.messageId}`)).status).toBe(404);
});

it('slows down the guests of one address, however many devices they have', async () => {
  const send = async () => {
    const { Authorization } = await server.guest();
    const answer = await fetch(`${server.origin}/api/characters/ada-byrne/reports`, {
      method: 'POST',
      headers: { Authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'spam' }),
    });
    await answer.text();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 7 }, send));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
