// The process that owns the model. The server forks it; it ends when the server does.
import process from 'node:process';
import { systemReason } from '../../../lib/start-error.ts';
import { LoadError } from './load-error.ts';
import { loadModel } from './load-model.ts';
import { Order, type LoadOrder, type News, type ReplyOrder } from './protocol.ts';
import { ReplyWriter, type ReplyProgress } from './reply-writer.ts';

const SIGN_OF_LIFE_MS = 1_000;

interface Reply {
  abort: AbortController;
  progress: ReplyProgress | undefined;
  tokensSeen: number;
}

const replies = new Map<number, Reply>();
let writer: ReplyWriter | undefined;

function tell(news: News): void {
  if (process.connected) process.send?.(news);
}

async function load(order: LoadOrder): Promise<void> {
  try {
    writer = new ReplyWriter(await loadModel(order));
    tell({ kind: 'loaded', parallel: writer.parallel });
  } catch (error) {
    const message =
      error instanceof LoadError ? error.message : `TEXT_MODEL_FILE cannot be used: ${systemReason(error)}`;
    tell({ kind: 'refused', message });
  }
}

async function reply(order: ReplyOrder): Promise<void> {
  const { id } = order;
  const abort = new AbortController();
  const state: Reply = { abort, progress: undefined, tokensSeen: 0 };
  replies.set(id, state);
  try {
    if (writer === undefined) throw new Error('The model is not loaded');
    const end = await writer.write(
      order,
      abort.signal,
      (text) => tell({ kind: 'text', id, text }),
      (progress) => (state.progress = progress),
    );
    tell({ kind: 'end', id, ...end });
  } catch (error) {
    const message = systemReason(error);
    const isTooLong = /context|too long/i.test(message);
    tell({ kind: 'failed', id, reason: isTooLong ? 'refused' : 'unavailable', message });
  } finally {
    replies.delete(id);
  }
}

function showLife(): void {
  for (const [id, state] of replies) {
    const tokens = state.progress?.tokens ?? 0;
    if (tokens !== state.tokensSeen) tell({ kind: 'alive', id });
    state.tokensSeen = tokens;
  }
}

process.on('message', (message) => {
  const order = Order.parse(message);
  if (order.kind === 'load') void load(order);
  else if (order.kind === 'reply') void reply(order);
  else replies.get(order.id)?.abort.abort();
});
setInterval(showLife, SIGN_OF_LIFE_MS);
// A signal to the whole group is the server's to answer: its drain still waits for replies.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// At once, without the library's own end, which waits for threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
