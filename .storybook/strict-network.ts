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

/** Calls of the story whose answers have not begun, and when the last one began, in milliseconds. */
let unanswered = 0;
let lastAnswer = -Infinity;

/** A handler that has not answered after so long was found, and takes its time; in milliseconds. */
const lookupTime = 100;

/** How long a page may take to show an answer, or to make the next call because of it; in milliseconds. */
const renderTime = 50;

/** How long a story waits at its end for its calls, in milliseconds: an aborted call never reaches the mocks. */
const longestWait = 500;

/** Counts the calls of a story from here on, until the returned function is called. */
export function watchCalls(): () => void {
  underway = 0;
  undecided = [];
  unanswered = 0;
  lastAnswer = -Infinity;
  const call = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation(async (...request) => {
    underway += 1;
    unanswered += 1;
    try {
      return await call(...request);
    } finally {
      unanswered -= 1;
      lastAnswer = performance.now();
    }
  });
  return () => spy.mockRestore();
}

/** Whether the mocks still look for the handler of a call, or an answer is on its way to the page. */
function isBusy(): boolean {
  const now = performance.now();
  const isLookingUp = undecided.some((arrival) => now - arrival < lookupTime);
  return underway > 0 || isLookingUp || unanswered > undecided.length || now - lastAnswer < renderTime;
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
