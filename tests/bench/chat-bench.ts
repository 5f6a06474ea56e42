import { setTimeout } from 'node:timers/promises';

import type { Browser, Page } from 'playwright';

import { finishEvent, openTextPeer, textEvent, type TextPeer } from '../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { productionSettings } from './production-settings.ts';

/** How the engine of a bench writes: so long until its first word, so long between words, so many words. */
export interface Pace {
  readonly firstMs: number;
  readonly wordMs: number;
  readonly words: number;
}

/** When an engine was asked and when it wrote its first word, in milliseconds since the epoch. */
export interface Written {
  readonly askedAt: number;
  readonly firstAt: number;
}

export interface ChatBench extends AsyncDisposable {
  readonly server: RunningServer;
  readonly written: readonly Written[];
}

const now = () => performance.timeOrigin + performance.now();

const writeAt =
  ({ firstMs, wordMs, words }: Pace, written: Written[]): TextPeer['answer'] =>
  async (response) => {
    const askedAt = now();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    await setTimeout(firstMs);
    written.push({ askedAt, firstAt: now() });
    for (let word = 1; word <= words && !response.destroyed; word += 1) {
      response.write(textEvent(`word${String(word)} `));
      await setTimeout(wordMs);
    }
    response.end(finishEvent('stop') + 'data: [DONE]\n\n');
  };

export async function startChatBench(pace: Pace): Promise<ChatBench> {
  const written: Written[] = [];
  const peer = await openTextPeer(writeAt(pace, written));
  const server = await startServer({
    ...productionSettings,
    POINTS_GUEST_GIFT: '1000',
    TEXT_BASE_URL: peer.baseUrl,
    TEXT_MODEL: 'bench',
  });
  return {
    server,
    written,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await peer[Symbol.asyncDispose]();
    },
  };
}

/** A phone's window with a guest in it who has answered the cookie prompt. */
export async function openPhone(browser: Browser, { origin }: RunningServer): Promise<Page> {
  const localStorage = [{ name: 'cookieConsent', value: 'rejected' }];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * share) / 100))] ?? NaN;
