import addonMsw from 'msw-storybook-addon';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { spyOn } from 'storybook/test';

import { complain } from './complaints';

/** What the dev server and Storybook fetch for themselves, and the pictures. */
const ownPaths = /^\/(@|__|node_modules\/|\.storybook\/|ui\/src\/|app\/src\/|sdk\/src\/|locales\/|sb-|art\/)/;

const isOurs = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return origin === window.location.origin && ownPaths.test(pathname);
};

interface StoryCalls {
  unanswered: number;
  reading: number;
  /** For each call that reached the mocks and has no answer yet: the turn in which it did. */
  undecided: number[];
  /** The turn in which a call was last made, answered or read, or a part of the page loaded. */
  lastActivity: number;
}

const noCalls = (): StoryCalls => ({ unanswered: 0, reading: 0, undecided: [], lastActivity: -Infinity });

/** Those of the current story. A call that outlives its story counts for that story only. */
let current = noCalls();

let parts = 0;

/** Turns of the page that `callsSettled` has waited for so far. */
let turns = 0;

const arrive = () => void current.undecided.push(turns);
const decide = () => void current.undecided.shift();

/** A handler that has not answered after so many turns delays its answer on purpose. */
const lookupTurns = 8;

/** After so many turns a page has rendered what arrived, or made the next call because of it. */
const quietTurns = 4;

/** How long a story waits at its end for its calls, in milliseconds. */
const longestWait = 5_000;

/** Counts a response as being read until its body has arrived. Streams are not counted: they may never end. */
function watchReading(response: Response, calls: StoryCalls): Response {
  const watched = async <Body>(read: Promise<Body>): Promise<Body> => {
    calls.reading += 1;
    try {
      return await read;
    } finally {
      calls.reading -= 1;
      calls.lastActivity = turns;
    }
  };
  const json = response.json.bind(response);
  const text = response.text.bind(response);
  return Object.assign(response, { json: () => watched(json()), text: () => watched(text()) });
}

/** Loads a lazy part of the page, and has the story wait for it. */
export async function watchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  parts += 1;
  try {
    return await load();
  } finally {
    parts -= 1;
    current.lastActivity = turns;
  }
}

/** Counts the calls of a story from here on, until the returned function is called. */
export function watchCalls(): () => void {
  const calls = noCalls();
  current = calls;
  const call = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation(async (...request) => {
    calls.unanswered += 1;
    calls.lastActivity = turns;
    try {
      return watchReading(await call(...request), calls);
    } finally {
      calls.unanswered -= 1;
      // The mocks never decide about a call that was aborted.
      calls.undecided.splice(0, Math.max(0, calls.undecided.length - calls.unanswered));
      calls.lastActivity = turns;
    }
  });
  return () => spy.mockRestore();
}

/**
 * Resolves once the page has run the tasks that were due, whatever their priority. Waiting in turns rather than in
 * milliseconds gives a slow machine more time.
 */
const turn = () => scheduler.postTask(() => undefined, { delay: 4, priority: 'background' });

/** Whether a call or an answer is on its way, the mocks look for a handler, or a part of the page is being loaded. */
function isBusy(): boolean {
  const { unanswered, reading, undecided, lastActivity } = current;
  const isLookingUp = undecided.some((arrival) => turns - arrival < lookupTurns);
  return unanswered > undecided.length || isLookingUp || reading > 0 || parts > 0 || turns - lastActivity < quietTurns;
}

/**
 * Resolves once it is known of every call of the story whether a handler answers it, and the page has had time to render
 * the answers and its lazy parts; after five seconds at the latest.
 */
export async function callsSettled(): Promise<void> {
  const deadline = performance.now() + longestWait;
  while (isBusy() && performance.now() < deadline) {
    await turn();
    turns += 1;
  }
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
