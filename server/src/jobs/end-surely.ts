import { setTimeout as delay } from 'node:timers/promises';

const ATTEMPTS = 5;
const RETRY_MS = 1_000;

/**
 * Ends what a job has done: a database that is away for a moment must not leave it without an end; after that its lease
 * runs out.
 *
 * @throws what the last attempt threw.
 */
export async function endSurely(end: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await end();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(RETRY_MS);
    }
  }
}
