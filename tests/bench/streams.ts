import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage } from 'node:http';

import { startServer } from '../servers/start-server.ts';
import { follow, meet, readChat, readReply, write, type ChatVisitor } from './chat-visitor.ts';
import { productionSettings } from './production-settings.ts';

const streams = 5_000;
const perVisitor = 8;
const openedAtOnce = 50;
const asked = 50;
const repliesAtOnce = 200;
/** What 200 replies at once may take with every stream open, as a multiple of what they take with a stream each. */
const replyBudget = 4;
/** The server is left alone for a moment, so that what it no longer needs can go. */
const restMs = 2_000;

const settings = {
  ...productionSettings,
  TEXT_ENGINE: 'offline',
};

/**
 * Streams that one process of the server holds open: what each takes of its memory, what others notice of them, and how
 * much longer 200 replies at once take. Throws where that is more than {@link replyBudget} times as long.
 */
export async function measureStreams(): Promise<void> {
  await using server = await startServer(settings);
  const { origin } = server;
  const residentKib = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]);
  const visitors: ChatVisitor[] = [];
  await inTurns(Array.from({ length: Math.ceil(streams / perVisitor) }), async () => {
    visitors.push(await meet(origin));
  });
  await rest();
  const before = residentKib();
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  // Not those who are asked for other figures.
  const writers = visitors.slice(asked, asked + repliesAtOnce);
  const ownReaders = await Promise.all(writers.map((writer) => follow(origin, writer, agent)));
  const alone = await measureReplies(origin, writers, ownReaders);
  for (const reader of ownReaders) reader.destroy();
  await rest();
  const places = visitors.flatMap((visitor) => Array.from({ length: perVisitor }, () => visitor)).slice(0, streams);
  const readersOf = new Map<ChatVisitor, IncomingMessage[]>(visitors.map((visitor) => [visitor, []]));
  const began = performance.now();
  await inTurns(places, async (visitor) => {
    readersOf.get(visitor)?.push(await follow(origin, visitor, agent));
  });
  const openedMs = performance.now() - began;
  await rest();
  const after = residentKib();
  const readers = [...readersOf.values()].flat();
  console.log(`${readers.length} streams open, opened in ${(openedMs / 1000).toFixed(1)} s`);
  console.log(`resident memory: ${mib(before)} MiB before, ${mib(after)} MiB with them`);
  console.log(`each stream: ${((after - before) / readers.length).toFixed(1)} KiB`);
  await measureOthers(origin, visitors);
  await measureFirstWords(origin, readersOf);
  const among = await measureReplies(
    origin,
    writers,
    writers.flatMap((writer) => readersOf.get(writer)?.slice(0, 1) ?? []),
  );
  for (const reader of readers) reader.destroy();
  printReplies(alone, among);
}

interface ReplyTimes {
  /** Until a visitor reads the first words, in ms, ascending. */
  readonly first: readonly number[];
  /** Until the last of all replies is whole, in ms. */
  readonly allMs: number;
}

/** Visitors write at the same moment, each reading from a stream until their reply is over. */
async function measureReplies(
  origin: string,
  writers: readonly ChatVisitor[],
  readers: readonly IncomingMessage[],
): Promise<ReplyTimes> {
  const began = performance.now();
  const first = await Promise.all(
    writers.map(async (writer, index) => {
      const reader = readers[index];
      if (reader === undefined) throw new Error('A visitor has no stream.');
      const read = readReply(reader);
      await write(origin, writer, 'Who lights it?');
      return (await read) - began;
    }),
  );
  return { first: first.toSorted((a, b) => a - b), allMs: performance.now() - began };
}

function printReplies(alone: ReplyTimes, among: ReplyTimes): void {
  const show = ({ first, allMs }: ReplyTimes) =>
    `first words median ${ms(first[repliesAtOnce / 2])}, slowest ${ms(first.at(-1))}; all whole in ${ms(allMs)}`;
  console.log(`${repliesAtOnce} replies at once, a stream each: ${show(alone)}`);
  console.log(`${repliesAtOnce} replies at once, ${streams} streams open: ${show(among)}`);
  const ratios = [(among.first.at(-1) ?? Number.NaN) / (alone.first.at(-1) ?? Number.NaN), among.allMs / alone.allMs];
  console.log(`with the streams: ${ratios.map((ratio) => `${ratio.toFixed(2)} times`).join(' and ')}`);
  if (!ratios.every((ratio) => ratio <= replyBudget)) {
    throw new Error(`${repliesAtOnce} replies take more than ${replyBudget} times as long among ${streams} streams.`);
  }
}

async function measureOthers(origin: string, visitors: readonly ChatVisitor[]): Promise<void> {
  const times: number[] = [];
  for (const visitor of visitors.slice(0, asked)) {
    const began = performance.now();
    await readChat(origin, visitor);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`reading a chat meanwhile: median ${ms(sorted[asked / 2])}, slowest ${ms(sorted.at(-1))}`);
}

/** How long it takes until the eight readers of a chat have a message. */
async function measureFirstWords(
  origin: string,
  readersOf: ReadonlyMap<ChatVisitor, readonly IncomingMessage[]>,
): Promise<void> {
  const times: number[] = [];
  for (const [visitor, readers] of [...readersOf].slice(0, asked)) {
    const told = Promise.all(readers.map((reader) => heardWords(reader)));
    const began = performance.now();
    await write(origin, visitor, 'Who lights it?');
    await told;
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `words sent until all ${perVisitor} readers have them: median ${ms(sorted[asked / 2])}, slowest ${ms(sorted.at(-1))}`,
  );
}

async function heardWords(reader: IncomingMessage): Promise<void> {
  for (;;) {
    const [chunk] = (await once(reader, 'data')) as [Buffer];
    if (chunk.includes('message-added')) return;
  }
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: openedAtOnce }, worker));
}

async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
}

const mib = (kib: number) => (kib / 1024).toFixed(0);
const ms = (value = Number.NaN) => `${value.toFixed(1)} ms`;
