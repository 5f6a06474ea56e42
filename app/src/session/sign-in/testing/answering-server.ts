/** A test's response to a call: an envelope's parts, or a broken connection. */
export type Reply =
  | { readonly data: unknown }
  | {
      readonly status: number;
      readonly reason?: string;
      readonly field?: string;
      readonly message?: string;
      readonly retryAfter?: string;
    }
  | Error;

export interface ReceivedCall {
  readonly call: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
}

const toResponse = (reply: Exclude<Reply, Error>): Response => {
  if ('data' in reply) return Response.json({ code: 200, message: 'OK', data: reply.data });
  const { status, reason = 'VALIDATION_FAILED', field, message = 'No', retryAfter } = reply;
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter };
  return Response.json({ code: status, message, reason, field, requestId: 'req-1', data: null }, { status, headers });
};

/** Answers calls in order and records them. */
export function createAnsweringServer(replies: Readonly<Record<string, Reply | readonly Reply[]>>) {
  const received: ReceivedCall[] = [];
  const left = new Map(Object.entries(replies).map(([call, reply]) => [call, [reply].flat()]));
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address);
    const call = `${init.method} ${pathname.replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    received.push({ call, body, query: Object.fromEntries(searchParams) });
    const waiting = left.get(call) ?? [];
    const reply = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (reply === undefined) throw new Error(`No answer is prepared for ${call}`);
    if (reply instanceof Error) throw reply;
    return toResponse(reply);
  };
  return { fetch, received, calls: () => received.map(({ call }) => call) };
}
