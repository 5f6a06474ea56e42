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

/** Calls of the story of which the mocks have not yet said whether a handler answers them. */
let undecided = 0;
const decide = () => {
  undecided = Math.max(0, undecided - 1);
};

/** How long a story waits at its end for that, in milliseconds: an aborted call is never decided. */
const decisionTime = 500;

/** Counts the calls of a story from here on, until the returned function is called. */
export function watchCalls(): () => void {
  undecided = 0;
  const call = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation((...request) => {
    undecided += 1;
    return call(...request);
  });
  return () => spy.mockRestore();
}

/** Resolves once it is known of every call of the story whether a handler answers it. */
export async function callsDecided(): Promise<void> {
  const allDecided = () => {
    if (undecided > 0) throw new Error(`${undecided} calls are undecided`);
  };
  await waitFor(allDecided, { timeout: decisionTime, interval: 10 }).catch(() => undefined);
}

/** Mocks of the network in which a call without a handler fails the story that made it. */
export const strictNetwork = addonMsw(async () => {
  const worker = setupWorker();
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
