import { task } from '../../parsing/task.ts';
import { readJsonl } from './read-jsonl.ts';

/** What is in a file of a chat. */
export const readChatFile = task(({ content }: { content: string }) => readJsonl(content));
