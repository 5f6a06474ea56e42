import addonMsw from 'msw-storybook-addon';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';

import { complain } from './complaints';

/** What the dev server and Storybook fetch for themselves. */
const ownPaths = /^\/(@|__|node_modules\/|\.storybook\/|ui\/src\/|app\/src\/|sdk\/src\/|locales\/|sb-|art\/)/;

const isOurs = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return origin === window.location.origin && ownPaths.test(pathname);
};

/** Mocks of the network in which a call without a handler fails the story that made it. */
export const strictNetwork = addonMsw(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      const { data } = frame;
      if (!(data instanceof Object) || !('request' in data) || !(data.request instanceof Request)) return;
      const { request } = data;
      if (!isOurs(request) && !isCommonAssetRequest(request))
        complain(`No handler answers ${request.method} ${request.url}`);
    },
  });
  return worker;
});
