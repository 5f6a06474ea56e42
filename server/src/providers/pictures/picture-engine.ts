import type { Locale } from '../../lib/locale.ts';

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture in a file format that browsers show. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  mime: 'image/png' | 'image/webp' | 'image/jpeg';
}

/** A small add-on model (LoRA) that an engine offers and the operator allows. */
export interface Lora {
  /** As the engine calls it. */
  id: string;
  name: string;
  /** The model that it was made for; null where the engine does not say. */
  baseModel: string | null;
  triggerWords: string[];
  /** From 0 to 1.5. */
  defaultWeight: number;
}

/** What to draw. An engine sends `prompt` and `negative` letter by letter as they are here. */
export interface PictureRequest {
  prompt: string;
  /** What should not be drawn; empty for nothing. */
  negative: string;
  size: PictureSize;
  /** From 1 to 4. */
  count: number;
  /** From 0 to 2^32 - 1; each further picture of the request has the next one. */
  seed: number;
  loras: readonly { id: string; weight: number }[];
  /** A picture to start from, and how far to go from it (0 to 1). */
  reference?: { file: PictureFile; strength: number };
  /** White is repainted; only together with `reference`. */
  mask?: PictureFile;
  /** In which language the prompt is written, for an engine that looks words up. */
  language?: Locale;
}

export type PictureEvent =
  /** The provider's own id of the job, said as soon as there is one: `resume` continues it. */
  | { kind: 'job'; jobId: string }
  /** @param share From 0 to 1; null while unknown. @param place In the provider's queue, from 0; null while unknown. */
  | { kind: 'progress'; share: number | null; place: number | null }
  | { kind: 'preview'; file: PictureFile }
  /** A finished picture. @param seed Null where the engine does not say. */
  | { kind: 'picture'; index: number; file: PictureFile; seed: number | null };

export type PictureEngineName = 'composed' | 'openai' | 'sdapi' | 'comfy';

/** Makes pictures of words. */
export interface PictureEngine {
  readonly name: PictureEngineName;
  /** The model as the provider calls it; null where there is none. */
  readonly model: string | null;
  readonly can: {
    negative: boolean;
    seed: boolean;
    reference: boolean;
    mask: boolean;
    loras: boolean;
    previews: boolean;
    /** The first is the default. */
    sizes: readonly PictureSize[];
  };
  /** Whether add-on models are named in the prompt (`withLoraTags`); left out for an engine that gets them apart from it. */
  readonly writesLoraTags?: boolean;
  /** @throws {PictureEngineError} when the engine does not answer. */
  listLoras(signal: AbortSignal): Promise<Lora[]>;
  /**
   * Draws the pictures of a request; ends after the last one.
   *
   * @throws {PictureEngineError} when it fails; throws the reason of the signal when that ends it.
   */
  generate(request: PictureRequest, signal: AbortSignal): AsyncIterable<PictureEvent>;
  /**
   * Continues a job that another server has begun. Undefined where the provider keeps no jobs.
   *
   * @throws {PictureEngineError} as `generate` does, `lost` when the provider no longer knows the job.
   */
  resume?(jobId: string, request: PictureRequest, signal: AbortSignal): AsyncIterable<PictureEvent>;
  /** Asks the provider to drop a job; does nothing where it cannot. */
  cancel?(jobId: string): Promise<void>;
}

/**
 * - `busy`: the provider has too much to do (429, a full queue).
 * - `refused`: the provider does not draw this.
 * - `stalled`: nothing came for `IMAGE_STALL_SECONDS`.
 * - `broken`: the answer makes no sense (HTML, half a picture, another size than it says).
 * - `lost`: the provider no longer knows the job.
 * - `unavailable`: not reachable, or not configured rightly.
 */
export type PictureFailure = 'busy' | 'refused' | 'stalled' | 'broken' | 'lost' | 'unavailable';

/** Why an engine did not draw. */
export class PictureEngineError extends Error {
  readonly failure: PictureFailure;

  constructor(failure: PictureFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureEngineError';
    this.failure = failure;
  }
}
