import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { seededRandom } from '../../server/src/prompt/seeded-random.ts';
import type { RunningServer } from '../servers/start-server.ts';
import { each, gift, meet, price, read, speak, startTalking, type Message, type Speaker } from './conversing.ts';

const visitors = 100;
const atOnce = 20;
const longestReplyMs = 3_000;

type Event =
  | { kind: 'reply-text'; messageId: string; offset: number; text: string }
  | { kind: 'reply-ended'; message: Message }
  | { kind: 'message-added' };

let server: RunningServer;
beforeAll(async () => {
  server = await startTalking();
});
afterAll(() => server.stop());

/** A reader that remembers what it has seen, however often it is cut. */
class Reader {
  readonly #speaker: Speaker;
  #lastEventId: string;
  readonly seen: string[] = [];
  words = '';
  ended: Message | undefined;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
    this.#lastEventId = speaker.lastEventId;
  }

  /** Reads until the reply has ended, or until it is cut. */
  async read(signal?: AbortSignal): Promise<void> {
    const { chatId, session } = this.#speaker;
    const leaving = new AbortController();
    const response = await fetch(`${server.origin}/api/chats/${chatId}/events`, {
      headers: { ...session, 'last-event-id': this.#lastEventId },
      signal: signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]),
    });
    if (response.status !== 200) throw new Error(`No stream: ${response.status}`);
    let unread = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (unread + chunk).split('\n\n');
      unread = frames.pop() ?? '';
      for (const frame of frames) this.#take(frame);
      if (this.ended !== undefined) leaving.abort();
    }
  }

  #take(frame: string): void {
    const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(frame) ?? [];
    if (id === undefined || data === undefined) return;
    this.seen.push(id);
    this.#lastEventId = id;
    const event = JSON.parse(data) as Event;
    if (event.kind === 'reply-text') {
      if (event.offset !== this.words.length) throw new Error(`Words are missing or doubled at ${event.offset}`);
      this.words += event.text;
    }
    if (event.kind === 'reply-ended') this.ended = event.message;
  }
}

test('a tab that is closed at a hundred offsets of a reply loses no words, doubles none and pays once', async () => {
  const random = seededRandom('cut at these offsets');
  const numbers = Array.from({ length: visitors }, (_, number) => ({ number, offsetMs: random() * longestReplyMs }));
  await each(numbers, atOnce, async ({ number, offsetMs }) => {
    const speaker = await meet(server.origin, number);
    const reader = new Reader(speaker);
    const cut = new AbortController();
    const tab = Promise.allSettled([reader.read(cut.signal), speak(server.origin, speaker, cut.signal)]);
    await delay(offsetMs);
    cut.abort();
    await tab;

    const { balance } = await speak(server.origin, speaker);
    expect(balance).toBe(gift - price);
    await reader.read().catch((error: unknown) => {
      if (reader.ended === undefined) throw error;
    });
    const { messages, quote } = await read(server.origin, speaker);
    const [, words, reply] = messages.items;
    expect(messages.items).toHaveLength(3);
    expect(words).toMatchObject({ role: 'visitor', text: speaker.text });
    expect(reply).toMatchObject({ status: 'complete', charge: { points: price }, text: reader.ended?.text });
    expect(quote.balance).toBe(gift - price);
    expect(reply?.text.startsWith(reader.words.trimEnd())).toBe(true);
    expect(reader.seen).toEqual([...new Set(reader.seen)]);
  });
});
