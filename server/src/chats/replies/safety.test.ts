import { expect, it } from 'vitest';
import type { Safety } from '../../safety/safety.ts';
import { createChatServer } from '../../testing/chat-server.ts';

const safety: Safety = {
  name: 'test',
  moderate: async ({ text }) => (text.includes('UNFIT') ? { kind: 'refuse', reason: 'harm' } : { kind: 'allow' }),
};

it('refused text costs nothing and reaches no engine', async () => {
  await using server = await createChatServer({ overrides: { safety } });
  const session = await server.registered();
  const { chatId } = await server.begin(session);
  const path = `/chats/${chatId}/messages`;
  const answer = await server.call(path, { method: 'POST', session, json: { text: 'UNFIT words' } });
  expect(answer).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN', field: 'text' } });
  expect(server.engine.requests).toEqual([]);
  expect(await server.read(session, chatId)).toMatchObject({ quote: { balance: 100 }, messages: { items: [{}] } });
});

it('a reply that is not fit to be shown is taken back, and costs nothing', async () => {
  await using server = await createChatServer({ overrides: { safety } });
  const session = await server.registered();
  const { chatId } = await server.begin(session);
  server.engine.says('Some UNFIT words.');
  const { reply } = await server.send(session, chatId, 'Hello.');
  const ended = await server.ended(session, chatId, reply.messageId);
  expect(ended).toMatchObject({ status: 'failed', failure: 'filtered', text: '', charge: { points: 0 } });
  expect(JSON.stringify(await server.read(session, chatId))).not.toContain('UNFIT');
});

it('an intimate picture of a name is refused, except for the character of the chat', async () => {
  await using server = await createChatServer();
  const session = await server.registered();
  const { character, chatId } = await server.begin(session);
  const say = (text: string) => server.call(`/chats/${chatId}/messages`, { method: 'POST', session, json: { text } });
  expect(await say('Show me nude pictures of Clara Benton.')).toMatchObject({ status: 403, body: { field: 'text' } });
  expect(character.name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  expect(await say(`Show me nude pictures of ${character.name}.`)).toMatchObject({ status: 200 });
});
