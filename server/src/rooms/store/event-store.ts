import { EventLog } from '../../generations/event-log-store.ts';
import type { RoomEventRow } from '../tables.ts';

export const roomEvents = new EventLog<RoomEventRow['kind'], NonNullable<RoomEventRow['detail']>>({
  topics: 'rooms',
  events: 'room_events',
  messages: 'room_messages',
  topicId: 'room_id',
  subjectId: 'subject_id',
  detail: 'detail',
  textKind: 'reply-text',
});
