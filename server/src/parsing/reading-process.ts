import { worker } from 'workerpool';
import type { Answer, Task } from './task.ts';

/** What a process answers: what the task does, and what the process takes after it, in bytes. */
export interface Done<Result> {
  answer: Answer<Result>;
  resident: number;
}

/** Runs a task of a module (`TaskModule`). */
async function run(url: string, name: string, input: unknown): Promise<Done<unknown>> {
  const tasks: Record<string, Task<unknown, unknown>> = await import(url);
  const task = tasks[name];
  if (task === undefined) throw new Error(`There is no task ${name}`);
  const answer = await task(input);
  return { answer, resident: process.memoryUsage.rss() };
}

worker({ run });
