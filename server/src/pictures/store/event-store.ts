import { EventLog } from '../../generations/event-log-store.ts';
import type { GenerationEventRow } from './tables.ts';

export const generationEvents = new EventLog<GenerationEventRow['kind']>({
  topics: 'picture_generations',
  events: 'picture_generation_events',
  messages: 'picture_generations',
  topicId: 'generation_id',
  subjectId: 'subject_id',
  textKind: 'preview-changed',
});
