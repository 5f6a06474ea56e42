import { z } from 'zod';
import type { EngineHost } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';

const StoredFile = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
/** A file that a node has made, as `/view` asks for it. */
export type StoredFile = z.output<typeof StoredFile>;

const Files = z.array(StoredFile).optional();
/** Core nodes name films as pictures, VideoHelperSuite as `gifs`, others as `videos`. */
const Output = z.looseObject({ images: Files, gifs: Files, videos: Files });
export type Output = z.output<typeof Output>;

const Entry = z.object({
  status: z.object({ status_str: z.string(), messages: z.array(z.array(z.unknown())).optional() }).optional(),
  outputs: z.record(z.string(), Output),
});

/** What is wanted of a finished prompt. Throws EngineError where it is not there. */
export type Pick = (outputs: readonly Output[]) => StoredFile;

const Queue = z.object({ queue_running: z.array(z.array(z.unknown())), queue_pending: z.array(z.array(z.unknown())) });

export type PromptState =
  | { kind: 'done'; path: string }
  | { kind: 'running' }
  | { kind: 'waiting'; place: number }
  | { kind: 'unknown' };

/** Throws EngineError for a failed prompt. */
export async function findPrompt(
  host: EngineHost,
  { pick, promptId }: { pick: Pick; promptId: string },
  signal: AbortSignal,
): Promise<PromptState> {
  const find = () => findResult(host, { pick, promptId }, signal);
  const done = await find();
  if (done !== undefined) return done;
  const queue = await readQueue(host, signal);
  if (queue.running.includes(promptId)) return { kind: 'running' };
  const place = queue.pending.indexOf(promptId);
  if (place !== -1) return { kind: 'waiting', place: queue.running.length + place };
  // It may have moved between the two calls.
  return (await find()) ?? { kind: 'unknown' };
}

export interface PromptQueue {
  running: string[];
  /** Next one first. */
  pending: string[];
}

export async function readQueue(host: EngineHost, signal: AbortSignal): Promise<PromptQueue> {
  const { data } = Queue.safeParse(await host.json('/queue', { method: 'GET' }, signal));
  if (data === undefined) throw new EngineError('broken', 'The queue makes no sense');
  const idsOf = (items: readonly (readonly unknown[])[]): string[] =>
    items.toSorted((a, b) => Number(a[0]) - Number(b[0])).map((item) => String(item[1]));
  return { running: idsOf(data.queue_running), pending: idsOf(data.queue_pending) };
}

async function findResult(
  host: EngineHost,
  { pick, promptId }: { pick: Pick; promptId: string },
  signal: AbortSignal,
): Promise<{ kind: 'done'; path: string } | undefined> {
  const history = await host.json(`/history/${encodeURIComponent(promptId)}`, { method: 'GET' }, signal);
  const { data } = z.record(z.string(), z.unknown()).safeParse(history);
  if (data === undefined) throw new EngineError('broken', 'The history makes no sense');
  if (data[promptId] === undefined) return undefined;
  const entry = Entry.safeParse(data[promptId]);
  if (!entry.success) throw new EngineError('broken', 'The history makes no sense');
  return { kind: 'done', path: pathOf(entry.data, pick) };
}

function pathOf({ outputs, status }: z.infer<typeof Entry>, pick: Pick): string {
  const messages = status?.messages?.map(([kind]) => kind) ?? [];
  if (messages.includes('execution_interrupted')) throw new EngineError('lost', 'The prompt was interrupted');
  if (status?.status_str === 'error') throw new EngineError('unavailable', 'The workflow has failed');
  const { filename, subfolder, type } = pick(Object.values(outputs));
  return `/view?${new URLSearchParams({ filename, subfolder, type })}`;
}
