// A connection that breaks is resumed by the SDK. A visitor who left comes back with `getChat`: it has the text so far,
// and the event after which the stream continues.
import process from 'node:process';
import { createChat, createClient, getChat, sendMessage, streamChatEvents } from '@fabula/sdk';

const client = createClient({ baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api' });
const api = client.bind({ createChat, getChat, sendMessage, streamChatEvents });

const { chatId, lastEventId } = await api.createChat({ characterId: 'maren-vale' });
const { reply } = await api.sendMessage(chatId, { text: 'Tell me about the storm.' });
const onLost = () => console.log('The connection broke, another one is tried.');
for await (const event of api.streamChatEvents(chatId, { lastEventId, onLost })) {
  if (event.kind === 'reply-text') break; // The visitor leaves; the server writes on.
}

const later = await api.getChat(chatId);
const found = later.messages.items.find(({ messageId }) => messageId === reply.messageId) ?? reply;
let { text } = found;
if (found.status === 'streaming') {
  for await (const event of api.streamChatEvents(chatId, { lastEventId: later.lastEventId })) {
    if (event.kind === 'reply-text') text = text.slice(0, event.offset) + event.text;
    if (event.kind !== 'reply-ended') continue;
    text = event.message.text;
    break;
  }
}
console.log(text);
