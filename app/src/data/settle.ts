import { data } from 'react-router-dom';

import { isNotFound } from './query-clients';

/** How a loader waits for the data of its page. */
export type Settle = (work: Promise<unknown>) => Promise<void>;

const orNotFound = (cause: unknown): never => {
  if (isNotFound(cause)) throw data(null, { status: 404 });
  throw cause;
};

/** Waits for all of it: the server answers with whole pages, and with the status that fits. */
export const settleWholly: Settle = async (work) => {
  await work.catch(orNotFound);
};

/**
 * Waits a moment, so that a quick answer arrives together with its page; a slow one leaves the page to its skeleton, and
 * a failed one to its error state. Only what does not exist is raised.
 *
 * @param patienceMs how long, in milliseconds
 */
export const settleSoon =
  (patienceMs: number): Settle =>
  async (work) => {
    const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patienceMs);
    const outcome = work.then(
      () => undefined,
      (cause: unknown) => (isNotFound(cause) ? orNotFound(cause) : undefined),
    );
    try {
      await Promise.race([outcome, timeIsUp]);
    } finally {
      clearTimeout(timer);
    }
  };
