import { once } from 'node:events';
import { get, type Agent, type IncomingMessage } from 'node:http';

import { Chat, DeviceSession } from '../../server/src/contract/validators.ts';

type Session = Record<string, string>;

/** A guest with a conversation. */
export interface ChatVisitor {
  readonly session: Session;
  readonly chatId: string;
}

/** @throws Error when the server refuses the call */
async function call(origin: string, session: Session, path: string, json?: object): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const { code, data, message } = (await response.json()) as { code: number; message: string; data: unknown };
  if (code !== 200) throw new Error(`${path}: ${message}`);
  return data;
}

/** A new guest who begins a conversation. */
export async function meet(origin: string): Promise<ChatVisitor> {
  const session = DeviceSession.parse(await call(origin, {}, '/registerlogin/deviceinit?deviceType=web'));
  const { chatId } = Chat.parse(await call(origin, { ...session }, '/chats', { characterId: 'maren-vale' }));
  return { session: { ...session }, chatId };
}

/** Opens a stream of the conversation's events; resolves when its first bytes are there. */
export async function follow(
  origin: string,
  { chatId, session }: ChatVisitor,
  agent?: Agent,
): Promise<IncomingMessage> {
  const options = agent === undefined ? {} : { agent };
  const request = get(`${origin}/api/chats/${chatId}/events`, { headers: session, ...options });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`No stream: ${response.statusCode}`);
  response.on('error', () => undefined);
  await once(response, 'data');
  return response;
}

/** Sends words; resolves when the server has taken them. */
export async function write(origin: string, { chatId, session }: ChatVisitor, text: string): Promise<void> {
  await call(origin, session, `/chats/${chatId}/messages`, { text });
}

/** Asks for the conversation as a page does when it opens. */
export async function readChat(origin: string, { chatId, session }: ChatVisitor): Promise<void> {
  await call(origin, session, `/chats/${chatId}`);
}

/** Reads to the end of a reply and resolves to when its first words came, by `performance.now()`. */
export async function readReply(reader: IncomingMessage): Promise<number> {
  let text = '';
  let firstAt: number | undefined;
  for (;;) {
    const [chunk] = (await once(reader, 'data')) as [Buffer];
    text += chunk.toString('latin1');
    if (text.includes('reply-text')) firstAt ??= performance.now();
    if (text.includes('reply-ended')) return firstAt ?? performance.now();
  }
}
