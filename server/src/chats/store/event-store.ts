import { EventLog } from '../../generations/event-log-store.ts';
import type { ChatEventRow } from '../tables.ts';

export const chatEvents = new EventLog<ChatEventRow['kind']>({
  topics: 'chats',
  events: 'chat_events',
  messages: 'messages',
  topicId: 'chat_id',
  subjectId: 'message_id',
  textKind: 'reply-text',
});
