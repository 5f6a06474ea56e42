import { http, HttpResponse, type HttpHandler } from 'msw';
import { operations } from '../generated/examples';
import type { Problem } from '../generated/model';

export type OperationId = keyof typeof operations;

type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isOperationId = (id: string): id is OperationId => id in operations;

/** Every operation's id, in the contract's order. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

/** The contract's examples of an operation: status → case → body. */
export const examplesOf = (id: OperationId): Examples => operations[id].examples;

/** Seconds that a mocked 429 or 503 asks to wait. */
const retryAfterSeconds = '30';

const headersOf = (status: number): HeadersInit =>
  status === 429 || status === 503 ? { 'Retry-After': retryAfterSeconds } : {};

/** A failure of the contract as an answer; throw it inside one of orval's handlers, or return it from one of your own. */
export const problem = (status: number, body: Problem): HttpResponse<Problem> =>
  HttpResponse.json(body, { status, headers: headersOf(status) });

/** Events as a stream sends them; an event without an id cannot be resumed after. */
export const eventStream = (
  events: readonly { readonly id?: number; readonly event: unknown }[],
): HttpResponse<string> => {
  const frames = events.map(({ id, event }) => {
    const head = id === undefined ? '' : `id: ${id}\n`;
    return `${head}data: ${JSON.stringify(event)}\n\n`;
  });
  return new HttpResponse(frames.join(''), { headers: { 'Content-Type': 'text/event-stream' } });
};

/** A handler that answers an operation with a status; without `read`, with the status's first named example. */
export function answer(id: OperationId, status: number, read?: () => unknown): HttpHandler {
  const { method, path } = operations[id];
  const [example] = Object.values(examplesOf(id)[status] ?? {});
  return http[method](`*/api${path}`, () => {
    const body = read === undefined ? example : read();
    if (status === 200 && 'files' in operations[id]) return new HttpResponse(String(body));
    if (status === 200 && 'streams' in operations[id]) return eventStream([{ event: body }]);
    return HttpResponse.json({ ...Object(body) }, { status, headers: headersOf(status) });
  });
}
