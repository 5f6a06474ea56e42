import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { telegramPages } from './telegram-pages.ts';

/** The fields that Telegram tells of a person; it leaves out what they do not have. */
export type TelegramPerson = Readonly<Record<string, string | number>>;

export interface TelegramPeer {
  readonly origin: string;
  person: TelegramPerson;
  botToken: string;
  stop(): Promise<void>;
}

export const botName = 'fabula_test_bot';

/** As Telegram signs (core.telegram.org/widgets/login, "Checking authorization"). */
function sign(person: TelegramPerson, botToken: string): string {
  const lines = Object.entries(person).map(([name, value]) => `${name}=${value}`);
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex');
}

const isPage = (path: string): path is keyof typeof telegramPages => Object.hasOwn(telegramPages, path);

export async function startTelegram(botToken: string): Promise<TelegramPeer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://telegram.test');
    if (pathname === '/auth/get') {
      const person = { ...peer.person, auth_date: Math.floor(Date.now() / 1000) };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...person, hash: sign(person, peer.botToken) }));
    } else if (isPage(pathname)) {
      response.setHeader('content-type', telegramPages[pathname].type);
      response.end(telegramPages[pathname].text);
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Telegram’s peer has no port.');
  const peer: TelegramPeer = {
    origin: `http://127.0.0.1:${address.port}`,
    person: {},
    botToken,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
