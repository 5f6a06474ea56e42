// A test of your own code against the contract's mocks: no server, and every answer as the contract has it.
import { createChat, createClient, sendMessage, streamChatEvents } from '@fabula/sdk';
import { mockServer } from '@fabula/sdk/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const server = setupServer(
  mockServer({ scenario: 'guest', baseUrl: 'http://mock.test/v1', conditions: () => ({ eventMs: 5 }) }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('a reply arrives', async () => {
  const client = createClient({ baseUrl: 'http://mock.test/v1' });
  const api = client.bind({ createChat, sendMessage, streamChatEvents });
  const { chatId, lastEventId } = await api.createChat({ characterId: 'maren-vale' });
  await api.sendMessage(chatId, { text: 'Good evening.' });

  let text = '';
  for await (const event of api.streamChatEvents(chatId, { lastEventId })) {
    if (event.kind === 'reply-text') text += event.text;
    if (event.kind === 'reply-ended') break;
  }

  expect(text).not.toBe('');
});
