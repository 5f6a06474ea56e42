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

/** How many calls of the story have no answer yet. */
let unanswered = 0;

/** How many answers are being read. */
let reading = 0;

/** How many parts of the page that are loaded late are on their way. */
let parts = 0;

/** Turns of the page that `callsSettled` has waited for so far. */
let turns = 0;

/** Of the calls without an answer, those whose handler the mocks still look for or wait for: the turn each came in. */
let undecided: number[] = [];

/** The turn in which a call was last made, answered or read. */
let lastActivity = -Infinity;

const arrive = () => void undecided.push(turns);
const decide = () => void undecided.shift();
const act = () => {
  lastActivity = turns;
};

/** A handler that has not answered after so many turns takes its time, as a story may want it to. */
const lookupTurns = 8;

/** In so many turns a page has shown what came, or asked for more because of it. */
const quietTurns = 4;

/** How long a story waits at its end for its calls, in milliseconds. */
const longestWait = 5_000;

/** Counts an answer as being read until its body has arrived; a stream is read by its reader and not waited for. */
function watchReading(response: Response): Response {
  const watched = async <Body>(read: Promise<Body>): Promise<Body> => {
    reading += 1;
    try {
      return await read;
    } finally {
      reading -= 1;
      act();
    }
  };
  const json = response.json.bind(response);
  const text = response.text.bind(response);
  return Object.assign(response, { json: () => watched(json()), text: () => watched(text()) });
}

/** Counts a part of the page as being on its way until it has been loaded or has failed; returns what `load` returns. */
export async function watchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  parts += 1;
  try {
    return await load();
  } finally {
    parts -= 1;
    act();
  }
}

/** Counts the calls of a story from here on, until the returned function is called. */
export function watchCalls(): () => void {
  unanswered = 0;
  reading = 0;
  turns = 0;
  undecided = [];
  lastActivity = -Infinity;
  const call = window.fetch.bind(window);
  const spy = spyOn(window, 'fetch').mockImplementation(async (...request) => {
    unanswered += 1;
    act();
    try {
      return watchReading(await call(...request));
    } finally {
      unanswered -= 1;
      // The mocks never decide about a call that was aborted.
      undecided.splice(0, Math.max(0, undecided.length - unanswered));
      act();
    }
  });
  return () => spy.mockRestore();
}

/**
 * Resolves once the page has done what was due by now, of any priority: counted in turns, a slow machine has more time.
 */
const turn = () => scheduler.postTask(() => undefined, { delay: 4, priority: 'background' });

/** Whether a call or an answer is on its way, the mocks look for a handler, or a part of the page is being loaded. */
function isBusy(): boolean {
  const isLookingUp = undecided.some((arrival) => turns - arrival < lookupTurns);
  return unanswered > undecided.length || isLookingUp || reading > 0 || parts > 0 || turns - lastActivity < quietTurns;
}

/**
 * Resolves once it is known of every call of the story whether a handler answers it, and the page has had time to show
 * the answers and the parts that came late.
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
