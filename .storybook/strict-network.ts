import addonMsw from 'msw-storybook-addon';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { spyOn, waitFor } from 'storybook/test';

import { complain } from './complaints';

/** What the dev server and Storybook fetch for themselves, and the pictures. */
const ownPaths = /^\/(@|__|node_modules\/|\.storybook\/|ui\/src\/|app\/src\/|sdk\/src\/|locales\/|sb-|art\/)/;

const isOurs = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return origin === window.location.origin && ownPaths.test(pathname);
};

/** Calls of the story that have not reached the mocks yet. */
let underway = 0;

/** When the calls reached the mocks of which these have not said yet whether a handler answers, in milliseconds. */
let undecided: number[] = [];

const arrive = () => {
  underway = Math.max(0, underway - 1);
  undecided.push(performance.now());
};
const decide = () => void undecided.shift();

/** A handler that has not answered after so long was found, and takes its time; in milliseconds. */
const lookupTime = 100;

/** How long a story waits at its end for its calls, in milliseconds: an aborted call never reaches the mocks. */
const longestDecision = 500;

/** Counts the calls of a story from here on, until the returned function is called. */
export function watchCalls(): () => void {
  underway = 0;
  undecided = [];
  const call = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation((...request) => {
    underway += 1;
    return call(...request);
  });
  return () => spy.mockRestore();
}

/** Resolves once it is known of every call of the story whether a handler answers it. */
export async function callsDecided(): Promise<void> {
  const allDecided = () => {
    const lookups = undecided.filter((arrival) => performance.now() - arrival < lookupTime);
    if (underway > 0 || lookups.length > 0) throw new Error('Some calls are undecided');
  };
  await waitFor(allDecided, { timeout: longestDecision, interval: 10 }).catch(() => undefined);
}

/** Mocks of the network in which a call without a handler fails the story that made it. */
export const strictNetwork = addonMsw(async () => {
  const worker = setupWorker();
  worker.events.on('request:start', arrive);
  worker.events.on('request:match', decide);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      const { data } = frame;
      if (!(data instanceof Object) || !('request' in data) || !(data.request instanceof Request)) return;
      const { request } = data;
      if (!isOurs(request) && !isCommonAssetRequest(request)) {
        complain(`No handler answers ${request.method} ${request.url}`);
      }
      decide();
    },
  });
  return worker;
});
