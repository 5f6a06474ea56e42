import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../../lib/clock.ts';
import { StartError } from '../../../lib/start-error.ts';
import { TextEngineError } from '../text-engine.ts';
import { News, type LoadOrder, type Order, type ReplyNews, type ReplyOrder } from './protocol.ts';

const SCRIPT = fileURLToPath(new URL('./model-process.ts', import.meta.url));

/** Programs and temporary files are found by them; secrets are in none. */
const PASSED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'NODE_COMPILE_CACHE'] as const;
const LONGEST_REST_MS = 60_000;
const REST_MS = 1_000;
/** A process that does not stop a reply in this time hangs. */
const ABORT_MS = 15_000;

interface Reply {
  /** Undefined once its reader has left. */
  stream: ReadableStreamDefaultController<ReplyNews> | undefined;
  /** Until which the process must have stopped it. */
  deadline: NodeJS.Timeout | undefined;
  end: () => void;
}

interface Running {
  child: ChildProcess;
  replies: Map<number, Reply>;
  /** How many replies it can write at a time. */
  loaded: Promise<number>;
}

export interface BegunReply {
  /** Is cancelled to stop the reply. */
  news: ReadableStream<ReplyNews>;
  /** When the model is free of it. */
  ended: Promise<void>;
}

/** The process of a model: begun once, and again after a crash, at once first and after longer and longer rests then. */
export class ModelChild implements AsyncDisposable {
  readonly #order: Omit<LoadOrder, 'kind'>;
  readonly #clock: Clock;
  #running: Running | undefined;
  #restart: NodeJS.Timeout | undefined;
  /** Epoch ms of the next try; undefined where there is none to wait for. */
  #nextTryAt: number | undefined;
  /** Ends without a whole reply since the last. */
  #crashes = 0;
  #lastId = 0;
  #isClosed = false;

  constructor(order: Omit<LoadOrder, 'kind'>, clock: Clock) {
    this.#order = order;
    this.#clock = clock;
  }

  /** Of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#running?.child.pid;
  }

  /**
   * Loads the model unless it is loaded.
   *
   * @returns how many replies it can write at a time.
   * @throws {StartError} with what the operator can do.
   * @throws {TextEngineError} while it rests after crashes.
   */
  load(): Promise<number> {
    if (this.#nextTryAt !== undefined) {
      const retryAfterMs = Math.max(0, this.#nextTryAt - this.#clock.now());
      throw new TextEngineError('unavailable', 'The process of the model rests after a crash', {
        retryAfterMs,
        isUnsent: true,
      });
    }
    this.#running ??= this.#start();
    return this.#running.loaded;
  }

  /** Begins a reply of the loaded model. Throws TextEngineError where its process has just ended. */
  reply(order: Omit<ReplyOrder, 'id' | 'kind'>): BegunReply {
    const running = this.#running;
    if (running === undefined) throw new TextEngineError('unavailable', 'The process of the model has ended');
    this.#lastId += 1;
    const id = this.#lastId;
    const ended = Promise.withResolvers<void>();
    const reply: Reply = { stream: undefined, deadline: undefined, end: ended.resolve };
    running.replies.set(id, reply);
    const cancel = () => {
      reply.stream = undefined;
      if (!running.replies.has(id)) return;
      reply.deadline = setTimeout(() => running.child.kill('SIGKILL'), ABORT_MS);
      send(running, { kind: 'abort', id });
    };
    const news = new ReadableStream<ReplyNews>({ start: (stream) => void (reply.stream = stream), cancel });
    send(running, { kind: 'reply', id, ...order });
    return { news, ended: ended.promise };
  }

  #start(): Running {
    const env = Object.fromEntries(PASSED.map((name) => [name, process.env[name]]));
    const child = fork(SCRIPT, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const loaded = Promise.withResolvers<number>();
    const running: Running = { child, replies: new Map(), loaded: loaded.promise };
    // A restart has no caller that waits.
    loaded.promise.catch(() => undefined);
    let isLoaded = false;
    child.on('message', (message) => {
      const news = News.parse(message);
      if (news.kind === 'loaded') {
        isLoaded = true;
        loaded.resolve(news.parallel);
      } else if (news.kind === 'refused') {
        loaded.reject(new StartError(news.message));
        child.kill('SIGKILL');
      } else {
        this.#hear(running, news);
      }
    });
    const end = (how: string) => {
      // The system kills a process that takes more memory than there is.
      const why = how === 'SIGKILL' ? 'SIGKILL: there may not be enough memory for it' : how;
      loaded.reject(new StartError(`The process of TEXT_MODEL_FILE ended while it loaded the model (${why})`));
      this.#end(running, how, isLoaded);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
    send(running, { kind: 'load', ...this.#order });
    return running;
  }

  #hear({ replies }: Running, news: ReplyNews): void {
    const reply = replies.get(news.id);
    reply?.stream?.enqueue(news);
    if (reply === undefined || (news.kind !== 'end' && news.kind !== 'failed')) return;
    if (news.kind === 'end') this.#crashes = 0;
    replies.delete(news.id);
    clearTimeout(reply.deadline);
    reply.stream?.close();
    reply.end();
  }

  #end(running: Running, how: string, wasLoaded: boolean): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    for (const { deadline, end, stream } of running.replies.values()) {
      clearTimeout(deadline);
      stream?.error(new TextEngineError('unavailable', `The process of the model ended (${how})`));
      end();
    }
    running.replies.clear();
    if (!this.#isClosed && (wasLoaded || this.#crashes > 0)) this.#startAgain();
  }

  #startAgain(): void {
    const restMs = this.#crashes === 0 ? 0 : Math.min(REST_MS * 2 ** (this.#crashes - 1), LONGEST_REST_MS);
    this.#crashes += 1;
    const start = () => {
      this.#nextTryAt = undefined;
      this.#running = this.#start();
    };
    if (restMs === 0) {
      start();
      return;
    }
    this.#nextTryAt = this.#clock.now() + restMs;
    this.#restart = setTimeout(start, restMs).unref();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    const child = this.#running?.child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

function send({ child }: Running, order: Order): void {
  // A process that has just ended reports it by its exit.
  if (child.connected) child.send(order, () => undefined);
}
