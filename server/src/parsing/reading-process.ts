import { worker } from 'workerpool';
import type { Task } from './task.ts';

/** Runs a task of a module (`TaskModule`). */
async function run(url: string, name: string, input: unknown): Promise<unknown> {
  const tasks: Record<string, Task<unknown, unknown>> = await import(url);
  return tasks[name]?.(input);
}

worker({ run });
