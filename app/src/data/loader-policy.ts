import { data } from 'react-router-dom';

import { isGone, isNotFound } from './query-clients';

export type LoaderPolicy = (work: Promise<unknown>) => Promise<void>;

/** Missing and withdrawn things have a status of their own. */
const asAnswer = (cause: unknown): never => {
  if (isNotFound(cause)) throw data(null, { status: 404 });
  if (isGone(cause)) throw data(null, { status: 410 });
  throw cause;
};

/** Waits for all of it: the server answers with whole pages, and with the status that fits. */
export const waitForAll: LoaderPolicy = async (work) => {
  await work.catch(asAnswer);
};

/** Waits `waitMs` milliseconds for a quick response; the page handles others. Throws only for what does not exist. */
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
