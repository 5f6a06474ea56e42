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

/** How many calls of the story have no answer yet. */
let unanswered = 0;

/** Of those, when each reached the mocks that have not said yet whether a handler answers it, in milliseconds. */
let undecided: number[] = [];

/** When the last answer began, in milliseconds. */
let lastAnswer = -Infinity;

const arrive = () => void undecided.push(performance.now());
const decide = () => void undecided.shift();

/** A handler that has not answered after so long was found, and takes its time; in milliseconds. */
const lookupTime = 100;

/** How long a page may take to show an answer, or to make the next call because of it; in milliseconds. */
const renderTime = 50;

/** How long a story waits at its end for its calls, in milliseconds. */
const longestWait = 5_000;

/** Counts the calls of a story from here on, until the returned function is called. */
export function watchCalls(): () => void {
  unanswered = 0;
  undecided = [];
  lastAnswer = -Infinity;
  const call = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation(async (...request) => {
    unanswered += 1;
    try {
      return await call(...request);
    } finally {
      unanswered -= 1;
      // The mocks never decide about a call that was aborted.
      undecided.splice(0, Math.max(0, undecided.length - unanswered));
      lastAnswer = performance.now();
    }
  });
  return () => spy.mockRestore();
}

/** Whether a call is on its way to the mocks, they look for its handler, or its answer is on its way to the page. */
function isBusy(): boolean {
  const now = performance.now();
  const isLookingUp = undecided.some((arrival) => now - arrival < lookupTime);
  return unanswered > undecided.length || isLookingUp || now - lastAnswer < renderTime;
}

/**
 * Resolves once it is known of every call of the story whether a handler answers it, and the page has had time to show
 * the answers.
 */
export async function callsSettled(): Promise<void> {
  const settled = () => {
    if (isBusy()) throw new Error('Calls are under way');
  };
  await waitFor(settled, { timeout: longestWait, interval: 10 }).catch(() => undefined);
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
