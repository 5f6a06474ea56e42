import { task } from '../../parsing/task.ts';
import { lookThrough } from './look-through.ts';

/** What is in a source of a story. */
export const lookThroughSource = task(({ source }: { source: string }) => lookThrough(source));
