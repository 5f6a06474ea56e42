import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { inQuickTransaction } from '../db/transaction.ts';
import { Interruption } from '../jobs/jobs.ts';
import { cutAtWord } from '../lib/cut-at-word.ts';
import type { TextEngine, TextRequest } from '../providers/text/text-engine.ts';
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
  /** Text that the message has already and that the engine continues; empty for none. */
  beginning: string;
  /** Longest text, its beginning included, in UTF-16 code units: beyond it an engine has lost its way. */
  most: number;
  prepare: () => Promise<{ request: TextRequest; voice: OwnVoice }>;
  /** Names that the text may contain, for the safety check. */
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

  /** Answers how the message has ended; undefined when another server has ended it. */
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
    try {
      const { request, voice } = await task.prepare();
      const reason = await generateText(engine, request, { voice, buffer, most, signal: either });
      await buffer.close();
      const text = cutAtWord(buffer.text, most).trimEnd();
      const verdict = await safety.moderate({ text, side: 'character', names: task.names }, either);
      return finished(verdict.kind === 'refuse' ? 'filtered' : reason, text, beginning);
    } catch (error) {
      await buffer.close();
      if (!either.aborted) log.warn({ err: error, engine: engine.name, messageId }, 'reply failed');
      return brokenOff(error, either, cutAtWord(buffer.text, most));
    }
  }

  /** Both the events and the message get the text, or neither does. */
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
