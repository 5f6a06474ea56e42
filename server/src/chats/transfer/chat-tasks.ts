import { task } from '../../parsing/task.ts';
import { readJsonl } from './read-jsonl.ts';

export const readChatFile = task(({ content }: { content: string }) => readJsonl(content));
