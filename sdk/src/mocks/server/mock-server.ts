import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import { safeStorage, type KeyValueStorage } from '../../runtime/storage';
import { problem } from '../answer';
import { mockedUrl, pathBelow } from './base-url';
import { MockStreams } from './mock-streams';
import { MockWallet } from './mock-wallet';
import { scenarioNamed } from '../scenarios';
import { WriteJournal } from './write-journal';

export interface MockConditions {
  /** How late every answer is, in milliseconds; 0 by default. */
  readonly latencyMs?: number;
  /** The time before each event of a stream, in milliseconds; 40 by default, as if a model wrote. */
  readonly eventMs?: number;
  /** After how many events each connection breaks; a client that resumes gets the rest. Never by default. */
  readonly cutAfter?: number | undefined;
  /** How every call fails but the start of a session; none does by default. */
  readonly failure?: MockFailure | undefined;
}

const failures = {
  offline: () => HttpResponse.error(),
  'server-error': () => problem(500, operations.getHome.examples[500].internal),
  'rate-limited': () => problem(429, operations.getHome.examples[429]['rate-limited']),
} as const;

export type MockFailure = keyof typeof failures;

export interface MockServerOptions {
  /** The state in which the server begins: the name of a scenario; `guest` by default. */
  readonly scenario?: string;
  /** What `createClient` has as `baseUrl`; `/api` of any origin by default. */
  readonly baseUrl?: string;
  /** Where what was done is kept, so that it is there after a reload: `sessionStorage`. In memory by default. */
  readonly storage?: KeyValueStorage | undefined;
  /** Read for each request and event, so that they may change meanwhile. */
  readonly conditions?: () => MockConditions;
}

const defaultEventMs = 40;

const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';
const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true;
const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') === true;

/**
 * A server of mocks that behaves: a scenario, with replies that arrive over time and can be slow, cut and resumed, with
 * one balance wherever points are shown, and with a memory that may outlive the page. Give it to `setupWorker` (browser)
 * or `setupServer` (Node).
 *
 * @throws Error for an unknown scenario; it names those that there are
 */
export function mockServer(options: MockServerOptions = {}): RequestHandler {
  const { scenario = 'guest', baseUrl = '/api', conditions = (): MockConditions => ({}) } = options;
  const handlers = scenarioNamed(scenario)();
  const journal = new WriteJournal(
    safeStorage(() => options.storage),
    scenario,
  );
  const wallet = new MockWallet((path) => getResponse(handlers, new Request(mockedUrl(path))));
  const streams = new MockStreams(wallet);

  const carryOut = async (path: string, request: Request): Promise<Response | undefined> => {
    const response = await getResponse(handlers, request);
    if (response === undefined || !response.ok) return response;
    if (isStream(response)) streams.take(path, await response.text());
    else if (isWrite(request) && isJson(response)) await wallet.settle(path, await response.clone().json());
    return response;
  };

  const remembered = (async () => {
    await wallet.open();
    await journal.replay(carryOut);
  })();

  const answer = async (path: string, request: Request): Promise<Response | undefined> => {
    const resumed = streams.missedBy(path, request);
    if (resumed.length > 0) return streams.send(resumed, conditions, defaultEventMs);
    const entry = await journal.entryOf(path, request);
    const known = streams.count(path);
    const response = await carryOut(path, request);
    if (response === undefined || !response.ok) return response;
    if (isWrite(request) || streams.count(path) > known) journal.add(entry);
    if (isStream(response)) return streams.send(streams.after(path, known), conditions, defaultEventMs);
    if (!isJson(response)) return response;
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    return new HttpResponse(JSON.stringify(wallet.show(path, await response.json())), { status, headers });
  };

  return http.all(
    ({ request }) => pathBelow(request.url, baseUrl) !== undefined,
    async ({ request }) => {
      const path = pathBelow(request.url, baseUrl) ?? '';
      await remembered;
      const { latencyMs = 0, failure } = conditions();
      if (latencyMs > 0) await delay(latencyMs);
      if (failure !== undefined && !path.startsWith(operations.deviceInit.path)) return failures[failure]();
      return answer(path, new Request(mockedUrl(path), request.clone()));
    },
  );
}
