import type { Logger } from 'pino';

export async function bestEffort(log: Logger, message: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ err: error }, message);
  }
}
