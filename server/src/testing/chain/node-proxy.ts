import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const Call = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).optional() });
const Answer = z.object({ result: z.unknown() });

type Lie = (result: unknown, params: readonly unknown[]) => unknown;

/** Stands between a server and a node: it can be away, and lie about the answers of some methods. */
export async function openNodeProxy(node: string) {
  const lies = new Map<string, Lie>();
  let isAway = false;
  let calls = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    if (isAway) {
      response.destroy();
      return;
    }
    const call = Call.parse(await json(request));
    const asked = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...call }),
    });
    const body: unknown = await asked.json();
    const lie = lies.get(call.method);
    const said = Answer.safeParse(body);
    const told =
      lie !== undefined && said.success
        ? { jsonrpc: '2.0', id: call.id, result: lie(said.data.result, call.params ?? []) }
        : body;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(told));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    rpc: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    away: (away: boolean) => {
      isAway = away;
    },
    /** Without a lie it tells the truth again. */
    lie: (method: string, lie?: Lie) => {
      if (lie === undefined) lies.delete(method);
      else lies.set(method, lie);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
