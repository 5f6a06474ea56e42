import type { Logger } from 'pino';
import { z } from 'zod';
import type { SpeechConfig } from '../config/engines/speech.ts';
import type {
  AudioType,
  Recording,
  RecordingFailure,
  RecordingForm,
  RecordingQuote,
  VoiceOffer,
} from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Generations, Hold } from '../generations/generations.ts';
import type { Caller } from '../http/caller.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import { Interruption } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { EngineError, type EngineFailure } from '../providers/engines/engine-error.ts';
import type { SpeechEngine, SpeechRequest } from '../providers/speech/speech-engine.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { recordingKey } from './recording-files.ts';
import * as store from './recording-store.ts';
import { spokenWords, type SpokenSources } from './spoken-words.ts';
import type { RecordingRow } from './tables.ts';

const KIND = 'recording';
const MOST = { speaking: 3, kept: 200 } as const;
const PRICED_CHARACTERS = 1_000;

/** What is stored of an answer. */
const Stored = z.object({ recordingId: z.string() });

const FAILURES: Readonly<Record<EngineFailure, RecordingFailure>> = {
  busy: 'busy',
  refused: 'refused',
  stalled: 'unavailable',
  broken: 'unavailable',
  lost: 'unavailable',
  unavailable: 'unavailable',
};

type Spoken = { status: 'complete'; type: AudioType } | { status: 'failed' | 'stopped'; failure: RecordingFailure };

interface Offer {
  engine: SpeechEngine;
  settings: Pick<SpeechConfig, 'format' | 'mostCharacters' | 'voices'>;
}

export interface RecordingDeps extends SpokenSources {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  generations: Generations;
  points: Points;
  storage: Storage;
  /** Undefined where the server has no voices of its own. */
  offer: Offer | undefined;
  /** Points for 1,000 characters. */
  price: number;
}

interface Asked extends SpeechRequest {
  contentHash: string;
  price: number;
}

/** Replies and rounds that a model reads aloud. Equal words in the same voice are spoken once for all callers. */
export class Recordings {
  readonly #deps: RecordingDeps;
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: RecordingDeps) {
    this.#deps = deps;
  }

  get voices(): VoiceOffer {
    const { offer, price } = this.#deps;
    return {
      voices: offer?.settings.voices.map(({ id, label }) => ({ voiceId: id, name: label })) ?? [],
      pointsPerThousand: price,
      mostCharacters: offer?.settings.mostCharacters ?? 0,
    };
  }

  /** What it costs now: 0 for words that the caller has already. Throws as `create`, but for points. */
  async quote(caller: Caller, form: RecordingForm): Promise<RecordingQuote> {
    const { database, points } = this.#deps;
    const { contentHash, price, words } = await this.#read(caller, form);
    const own = await store.findOwnRecording(database.db, caller.ownerId, contentHash);
    return {
      points: own === undefined ? price : 0,
      characters: words.length,
      balance: await points.balance(database.db, caller.ownerId),
    };
  }

  /**
   * Begins to record a reply or a round, or finds what the caller has had recorded; that is free.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND for words that the caller may not read; VALIDATION_FAILED without an engine, for an
   *   unknown voice and for too many words; CONFLICT while too many are being recorded.
   */
  async create(caller: Caller, form: RecordingForm): Promise<Recording> {
    const { clock, database, ids } = this.#deps;
    const { key, ownerId } = caller;
    const act = { ownerId, operation: 'createRecording', key, input: form, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return this.get(caller, former.recordingId);
    const asked = await this.#read(caller, form);
    const recordingId = ids.next('rec');
    let isNew = false;
    const made = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Stored, async () => {
        // A second press waits here for the first.
        await this.#deps.points.lock(trx, ownerId);
        const own = await store.findOwnRecording(trx, ownerId, asked.contentHash);
        if (own !== undefined) return { recordingId: own.recording_id };
        isNew = await this.#insert(trx, ownerId, recordingId, asked);
        return { recordingId };
      }),
    );
    if (isNew) this.#run(recordingId, asked);
    return this.get(caller, made.recordingId);
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and another owner's. */
  async get({ ownerId }: Caller, recordingId: string): Promise<Recording> {
    const row = await store.findRecording(this.#deps.database.db, recordingId);
    if (row === undefined || row.owner_id !== ownerId) throw noRecording();
    return show(row);
  }

  /** Stops one that is being made: its points come back. @throws {AppError} NOT_FOUND as `get`. */
  async stop(caller: Caller, recordingId: string): Promise<Recording> {
    const { state } = await this.get(caller, recordingId);
    if (state === 'speaking') {
      await this.#deps.generations.stop(recordingId);
      await this.#running.get(recordingId)?.catch(() => undefined);
    }
    return this.get(caller, recordingId);
  }

  /** The audio itself, for everyone who has the id. @throws {AppError} NOT_FOUND */
  async read(recordingId: string): Promise<{ type: AudioType; content: Uint8Array<ArrayBuffer> }> {
    const { database, storage } = this.#deps;
    const row = await store.findRecording(database.db, recordingId);
    if (row === undefined || row.type === null) throw noRecording();
    const content = await storage.get(recordingKey(row.content_hash, row.type));
    if (content === undefined) throw noRecording();
    return { type: row.type, content };
  }

  /** Ends what a server has left behind: its points come back. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (recordingId) => {
      await inTransaction(database, (trx) => this.#end(trx, recordingId, { status: 'failed', failure: 'unavailable' }));
    });
  }

  async #read(caller: Caller, { source, voiceId }: RecordingForm): Promise<Asked> {
    const { offer, price } = this.#deps;
    if (offer === undefined) throw refused('voiceId', 'This server has no voices of its own');
    const { format, mostCharacters, voices } = offer.settings;
    if (!voices.some(({ id }) => id === voiceId)) throw refused('voiceId', 'There is no such voice');
    const words = (await spokenWords(this.#deps, caller, source)).toWellFormed();
    if (words === '') throw new AppError('NOT_FOUND', 'There is nothing to read aloud');
    if (words.length > mostCharacters) {
      throw refused('source', `It has ${words.length} characters, and a voice reads ${mostCharacters} at most`);
    }
    const contentHash = sha256(JSON.stringify([offer.engine.model, format, voiceId, words]));
    return { words, voiceId, contentHash, price: Math.ceil((words.length * price) / PRICED_CHARACTERS) };
  }

  /** @returns Whether the engine has to speak it. */
  async #insert(trx: Trx, ownerId: string, recordingId: string, asked: Asked): Promise<boolean> {
    const { clock, generations } = this.#deps;
    const { contentHash, price, voiceId } = asked;
    await store.deleteSurplusRecordings(trx, ownerId, MOST.kept);
    const row = {
      recording_id: recordingId,
      owner_id: ownerId,
      voice_id: voiceId,
      content_hash: contentHash,
      failure: null,
      created_at: clock.now(),
    };
    const payment = { walletId: ownerId, price, reference: `recording:${recordingId}` };
    const known = await store.findReadyRecording(trx, contentHash);
    if (known !== undefined) {
      const hold = await generations.hold(trx, payment);
      await store.insertRecording(trx, { ...row, ...hold, state: 'ready', type: known.type, charged: price });
      await generations.settle(trx, hold, { charged: price, ownerId });
      return false;
    }
    if ((await store.countSpeaking(trx, ownerId)) >= MOST.speaking) {
      throw new AppError('CONFLICT', `${MOST.speaking} are being recorded for you: wait for them first`);
    }
    const hold: Hold = await generations.begin(trx, { id: recordingId, kind: KIND, ...payment });
    await store.insertRecording(trx, { ...row, ...hold, state: 'speaking', type: null, charged: 0 });
    return true;
  }

  #run(recordingId: string, asked: Asked): void {
    const { database, generations } = this.#deps;
    const ended = generations.run<Spoken>(recordingId, {
      make: (signal) => this.#speak(recordingId, asked, signal),
      end: async (spoken) => {
        await inTransaction(database, (trx) => this.#end(trx, recordingId, spoken));
      },
    });
    this.#running.set(recordingId, ended);
    void ended.catch(() => undefined).finally(() => this.#running.delete(recordingId));
  }

  /** Undefined when another server has ended it. */
  async #speak(recordingId: string, asked: Asked, signal: AbortSignal): Promise<Spoken | undefined> {
    const { log, offer, storage } = this.#deps;
    if (offer === undefined) return { status: 'failed', failure: 'unavailable' };
    const { contentHash, voiceId, words } = asked;
    try {
      const { bytes, type } = await offer.engine.speak({ voiceId, words }, signal);
      await storage.put(recordingKey(contentHash, type), bytes);
      return { status: 'complete', type };
    } catch (error) {
      const { reason } = signal;
      if (reason instanceof Interruption) {
        if (reason.kind === 'lost') return undefined;
        if (reason.kind === 'stopped') return { status: 'stopped', failure: 'stopped' };
      }
      if (!signal.aborted) log.warn({ err: error, model: offer.engine.model, recordingId }, 'recording failed');
      return {
        status: 'failed',
        failure: error instanceof EngineError ? FAILURES[error.failure] : 'unavailable',
      };
    }
  }

  /** Settles its points; once, whichever server ends it. */
  async #end(trx: Trx, recordingId: string, spoken: Spoken): Promise<void> {
    const { generations } = this.#deps;
    if (!(await generations.end(trx, recordingId, spoken.status))) return;
    const row = await store.findRecording(trx, recordingId);
    if (row === undefined) throw new Error(`The recording ${recordingId} is missing`);
    const isReady = spoken.status === 'complete';
    const charged = isReady ? row.price : 0;
    await store.endRecording(trx, recordingId, {
      state: isReady ? 'ready' : 'failed',
      failure: isReady ? null : spoken.failure,
      type: isReady ? spoken.type : null,
      charged,
    });
    await generations.settle(trx, row, { charged, ownerId: row.owner_id });
  }
}

function show(row: RecordingRow): Recording {
  return {
    recordingId: row.recording_id,
    voiceId: row.voice_id,
    state: row.state,
    failure: row.failure,
    audio: row.type === null ? null : { address: `/api/recordings/${row.recording_id}/audio`, type: row.type },
    points: row.charged,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function refused(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', message, { field });
}

function noRecording(): AppError {
  return new AppError('NOT_FOUND', 'There is no such recording');
}
