import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { inQuickTransaction } from '../db/transaction.ts';
import { Interruption } from '../jobs/jobs.ts';
import { cutAtWord } from '../lib/text/cut-at-word.ts';
import type { ServedBy, TextEngine, TextRequest } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import type { EventLog } from './event-log-store.ts';
import type { EventNotifier } from './event-notifier.ts';
import { generateText } from './generate-text.ts';
import { brokenOff, finished, type Outcome } from './outcome.ts';
import type { OwnVoice } from './own-voice.ts';
import { TextBuffer } from './text-buffer.ts';

export interface TextTask {
  topicId: string;
  messageId: string;
  beginning: string;
  /** In UTF-16 units with its beginning; beyond it the engine has gone astray. */
  most: number;
  /** Throws the signal's reason. */
  prepare: (signal: AbortSignal) => Promise<{ request: TextRequest; voice: OwnVoice }>;
  /** Allowed by the safety check. */
  names: () => Promise<readonly string[]>;
}

export interface TextWriterDeps {
  database: Database;
  engine: TextEngine;
  events: Pick<EventLog<string>, 'appendText'>;
  log: Logger;
  notifier: EventNotifier;
  safety: Safety;
}

export class TextWriter {
  readonly #deps: TextWriterDeps;

  constructor(deps: TextWriterDeps) {
    this.#deps = deps;
  }

  /** Undefined when another server ended it. */
  async write(task: TextTask, signal: AbortSignal): Promise<Outcome | undefined> {
    const { engine, log, safety } = this.#deps;
    const { beginning, messageId, most } = task;
    const lost = new AbortController();
    const either = AbortSignal.any([signal, lost.signal]);
    const buffer = new TextBuffer(
      (offset, text) => this.#save(task, offset, text),
      () => lost.abort(new Interruption('lost')),
      beginning,
    );
    let points: number | undefined;
    const onServed = (by: ServedBy) => {
      ({ points } = by);
    };
    try {
      const { request, voice } = await task.prepare(either);
      const reason = await generateText(engine, { ...request, onServed }, { voice, buffer, most, signal: either });
      await buffer.close();
      const text = cutAtWord(buffer.text, most).trimEnd();
      const verdict = await safety.moderate({ text, side: 'character', names: task.names }, either);
      return { ...finished(verdict.kind === 'refuse' ? 'filtered' : reason, text, beginning), points };
    } catch (error) {
      await buffer.close();
      if (!either.aborted) log.warn({ err: error, engine: engine.name, messageId }, 'reply failed');
      const outcome = brokenOff(error, either, cutAtWord(buffer.text, most));
      return outcome && { ...outcome, points };
    }
  }

  async #save(task: TextTask, offset: number, text: string): Promise<boolean> {
    const { database, events, notifier } = this.#deps;
    return inQuickTransaction(database, async (trx, afterCommit) => {
      if (!(await events.appendText(trx, task, offset, text))) throw new Interruption('lost');
      afterCommit(() => notifier.notify(task.topicId));
      return true;
    }).catch((error: unknown) => {
      if (error instanceof Interruption) return false;
      throw error;
    });
  }
}
