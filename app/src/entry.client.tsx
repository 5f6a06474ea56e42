import '@fabula/ui/theme';

import { nextTask } from './browser/next-task';
import { startPages } from './boot/start-pages';

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./boot/mocks/start-mocks');
    await startMocks();
  }
  // Not in the task in which the modules were evaluated.
  await nextTask();
  await startPages();
}

// Never awaited at the top level: the pages that it imports import this module's chunk, and would wait for themselves.
void start();
