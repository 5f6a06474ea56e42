import { setTimeout } from 'node:timers/promises';

import { startServer, type RunningServer } from '../servers/start-server.ts';

export const price = 2;
export const gift = 20;

export interface Message {
  messageId: string;
  role: string;
  text: string;
  status: string;
  failure: string | null;
  charge: { points: number } | null;
}

export interface Chat {
  chatId: string;
  lastEventId: string;
  messages: { items: Message[] };
  quote: { balance: number };
}

export interface Speaker {
  session: Record<string, string>;
  chatId: string;
  lastEventId: string;
  text: string;
  /** Names the act, so that it can be sent again. */
  key: string;
}

export const startTalking = (
  env: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<RunningServer> =>
  startServer(
    {
      LOG_LEVEL: 'silent',
      TEXT_ENGINE: 'offline',
      POINTS_OFFLINE_REPLY: String(price),
      RATE_LIMIT_PER_MINUTE: '0',
      RATE_LIMIT_DEVICES_PER_MINUTE: '0',
      ...env,
    },
    wrapper,
  );

/**
 * Calls the API and answers the data, as a client does: one that is told `Retry-After` calls again. Fails the test for
 * any other failure.
 */
export async function call<Data>(
  origin: string,
  session: Record<string, string>,
  where: string,
  { json, signal, key }: { json?: object; signal?: AbortSignal; key?: string } = {},
): Promise<Data> {
  const send = () =>
    fetch(`${origin}/api${where}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        ...session,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(signal === undefined ? {} : { signal }),
    });
  let answer = await send();
  for (let wait = answer.headers.get('retry-after'); answer.status === 503 && wait !== null;) {
    await setTimeout(Number(wait) * 1000);
    answer = await send();
    wait = answer.headers.get('retry-after');
  }
  const body = (await answer.json()) as { code: number; data: Data };
  if (body.code !== 200) throw new Error(`${where} answered ${JSON.stringify(body)}`);
  return body.data;
}

export async function meet(origin: string, number: number): Promise<Speaker> {
  const session = await call<Record<string, string>>(origin, {}, '/registerlogin/deviceinit?deviceType=web');
  const json = { characterId: 'maren-vale' };
  const { chatId, lastEventId } = await call<Chat>(origin, session, '/chats', { json });
  return { session, chatId, lastEventId, text: `Words ${number}`, key: `words-of-visitor-${number}` };
}

/** Says what a guest has to say; sent again, it is the same act. */
export const speak = (origin: string, { chatId, key, session, text }: Speaker, signal?: AbortSignal) =>
  call<{ reply: Message; balance: number }>(origin, session, `/chats/${chatId}/messages`, {
    json: { text },
    key,
    ...(signal === undefined ? {} : { signal }),
  });

export const read = (origin: string, { chatId, session }: Speaker) => call<Chat>(origin, session, `/chats/${chatId}`);

/** Does something for each, a few at once. */
export async function each<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
