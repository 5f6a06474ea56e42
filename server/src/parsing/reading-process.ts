import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { worker } from 'workerpool';
import { LIMITS } from './limits.ts';
import type { Answer, Task } from './task.ts';

const MIB = 1024 * 1024;

/** What a process answers: what the task does, and what the process takes after it, in bytes. */
export interface Done<Result> {
  answer: Answer<Result>;
  resident: number;
}

// Compiling what a task imports takes more memory than most files do, and longer: the first process does it for all.
// Beside the sources, not in a folder of temporary files, where others could put code for this server.
enableCompileCache(path.join(import.meta.dirname, '../../.compile-cache'));

const modules = new Map<string, Record<string, Task<unknown, unknown>>>();

/** Imports a module of tasks; its own call, as a busy machine may take longer for it than for the task. */
async function load(url: string): Promise<void> {
  if (modules.has(url)) return;
  modules.set(url, await import(url));
  // A process that is ended for its file would keep nothing.
  flushCompileCache();
}

async function run(url: string, name: string, input: unknown): Promise<Done<unknown>> {
  const task = modules.get(url)?.[name];
  if (task === undefined) throw new Error(`There is no task ${name}`);
  const answer = await task(input);
  if (process.memoryUsage.rss() > LIMITS.tidyMb * MIB) globalThis.gc?.();
  return { answer, resident: process.memoryUsage.rss() };
}

worker({ load, run });
