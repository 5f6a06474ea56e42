import type { Logger } from 'pino';

/** Does work that no answer depends on: a failure is logged under the message, and goes no further. */
export async function bestEffort(log: Logger, message: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ err: error }, message);
  }
}
