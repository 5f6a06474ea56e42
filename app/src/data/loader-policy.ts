import { data } from 'react-router-dom';

import { isGone, isNotFound } from './query-clients';

/** How a loader waits for the data of its page. */
export type LoaderPolicy = (work: Promise<unknown>) => Promise<void>;

/** What is not there, or not there any more, is an answer of its own. */
const asAnswer = (cause: unknown): never => {
  if (isNotFound(cause)) throw data(null, { status: 404 });
  if (isGone(cause)) throw data(null, { status: 410 });
  throw cause;
};

/** Waits for all of it: the server answers with whole pages, and with the status that fits. */
export const waitForAll: LoaderPolicy = async (work) => {
  await work.catch(asAnswer);
};

/**
 * Waits a moment, so that a quick answer arrives together with its page; a slow one leaves the page to its skeleton, and
 * a failed one to its error state. Only what does not exist, or not any more, is raised.
 *
 * @param waitMs how long, in milliseconds
 */
export const waitBriefly =
  (waitMs: number): LoaderPolicy =>
  async (work) => {
    const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, waitMs);
    const outcome = work.then(
      () => undefined,
      (cause: unknown) => (isNotFound(cause) || isGone(cause) ? asAnswer(cause) : undefined),
    );
    try {
      await Promise.race([outcome, timeIsUp]);
    } finally {
      clearTimeout(timer);
    }
  };
