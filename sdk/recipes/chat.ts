// A guest talks to a character, and the reply is shown while it is written.
import process from 'node:process';
import { configure, createChat, createClient, sendMessage, streamChatEvents } from '@fabula/sdk';

configure(createClient({ baseUrl: process.env['FABULA_API'] ?? 'http://127.0.0.1:3000/api' }));

const { chatId, lastEventId } = await createChat({ characterId: 'maren-vale' });
const { reply } = await sendMessage(chatId, { text: 'Who lights the lamp tonight?' });
let shown = 0;
for await (const event of streamChatEvents(chatId, { lastEventId })) {
  if (event.kind === 'reply-text' && event.messageId === reply.messageId) {
    process.stdout.write(event.text);
    shown = event.offset + event.text.length;
  }
  if (event.kind === 'reply-ended' && event.message.messageId === reply.messageId) {
    process.stdout.write(event.message.text.slice(shown)); // After a cut the end may bring the rest.
    break;
  }
}
