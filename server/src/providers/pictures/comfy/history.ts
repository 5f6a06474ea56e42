import { z } from 'zod';
import type { PictureHost } from '../host/picture-host.ts';
import { PictureEngineError } from '../picture-engine.ts';

const StoredPicture = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });

const Entry = z.object({
  status: z.object({ status_str: z.string(), messages: z.array(z.array(z.unknown())).optional() }).optional(),
  outputs: z.record(z.string(), z.looseObject({ images: z.array(StoredPicture).optional() })),
});

const Queue = z.object({ queue_running: z.array(z.array(z.unknown())), queue_pending: z.array(z.array(z.unknown())) });

/** Where a prompt is: done with the path of its picture, drawn now, or behind so many others. */
export type PromptState =
  | { kind: 'done'; path: string }
  | { kind: 'running' }
  | { kind: 'waiting'; place: number }
  | { kind: 'unknown' };

/** @throws {PictureEngineError} for a prompt that has failed. */
export async function findPrompt(host: PictureHost, promptId: string, signal: AbortSignal): Promise<PromptState> {
  const done = await findResult(host, promptId, signal);
  if (done !== undefined) return done;
  const queue = await readQueue(host, signal);
  if (queue.running.includes(promptId)) return { kind: 'running' };
  const place = queue.pending.indexOf(promptId);
  if (place !== -1) return { kind: 'waiting', place: queue.running.length + place };
  // Between the two calls it may have moved from the queue to the history.
  return (await findResult(host, promptId, signal)) ?? { kind: 'unknown' };
}

export interface PromptQueue {
  running: string[];
  /** The next one first. */
  pending: string[];
}

/** Prompts by their ids. */
export async function readQueue(host: PictureHost, signal: AbortSignal): Promise<PromptQueue> {
  const { data } = Queue.safeParse(await host.json('/queue', { method: 'GET' }, signal));
  if (data === undefined) throw new PictureEngineError('broken', 'The queue makes no sense');
  const idsOf = (items: readonly (readonly unknown[])[]): string[] =>
    items.toSorted((a, b) => Number(a[0]) - Number(b[0])).map((item) => String(item[1]));
  return { running: idsOf(data.queue_running), pending: idsOf(data.queue_pending) };
}

async function findResult(
  host: PictureHost,
  promptId: string,
  signal: AbortSignal,
): Promise<{ kind: 'done'; path: string } | undefined> {
  const history = await host.json(`/history/${encodeURIComponent(promptId)}`, { method: 'GET' }, signal);
  const { data } = z.record(z.string(), z.unknown()).safeParse(history);
  if (data === undefined) throw new PictureEngineError('broken', 'The history makes no sense');
  if (data[promptId] === undefined) return undefined;
  const entry = Entry.safeParse(data[promptId]);
  if (!entry.success) throw new PictureEngineError('broken', 'The history makes no sense');
  return { kind: 'done', path: pathOf(entry.data) };
}

/** Pictures that the workflow keeps come before those that it only shows. */
function pathOf({ outputs, status }: z.infer<typeof Entry>): string {
  const messages = status?.messages?.map(([kind]) => kind) ?? [];
  if (messages.includes('execution_interrupted')) throw new PictureEngineError('lost', 'The prompt was interrupted');
  if (status?.status_str === 'error') throw new PictureEngineError('unavailable', 'The workflow has failed');
  const pictures = Object.values(outputs).flatMap(({ images = [] }) => images);
  const picture = pictures.find(({ type }) => type === 'output') ?? pictures[0];
  if (picture === undefined) throw new PictureEngineError('broken', 'The workflow has made no picture');
  return `/view?${new URLSearchParams(picture)}`;
}
