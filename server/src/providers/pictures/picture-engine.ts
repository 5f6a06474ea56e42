import type { PictureEngineName, PortraitExpression, PortraitParts } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';

export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  mime: 'image/png' | 'image/webp' | 'image/jpeg';
}

export interface Lora {
  id: string;
  name: string;
  /** Null where unknown. */
  baseModel: string | null;
  triggerWords: string[];
  /** From 0 to 1.5. */
  defaultWeight: number;
}

/** What to draw; the prompts are sent verbatim. */
export interface PictureRequest {
  prompt: string;
  negative: string;
  size: PictureSize;
  /** From 1 to 4. */
  count: number;
  /** 32 bits; each further picture has the next one. */
  seed: number;
  loras: readonly { id: string; weight: number }[];
  /** `strength` is from 0 to 1. */
  reference?: { file: PictureFile; strength: number };
  /** White is repainted; needs `reference`. */
  mask?: PictureFile;
  language?: Locale;
  /** What the face shows, whatever the prompt says of it; only where the engine can. */
  expression?: PortraitExpression;
}

export type PictureEvent =
  /** Sent as soon as known, for `resume`. */
  | { kind: 'job'; jobId: string }
  /** `share` is from 0 to 1, `place` from 0; null while unknown. */
  | { kind: 'progress'; share: number | null; place: number | null }
  | { kind: 'preview'; file: PictureFile }
  /** A finished picture. @param seed Null where the engine does not say. @param parts Where it is put together from parts. */
  | { kind: 'picture'; index: number; file: PictureFile; seed: number | null; parts?: PortraitParts };

export interface PictureEngine {
  readonly name: PictureEngineName;
  readonly model: string | null;
  readonly can: {
    negative: boolean;
    seed: boolean;
    reference: boolean;
    /** Whether the strength of `reference` limits how far a picture departs from it. */
    strength: boolean;
    mask: boolean;
    loras: boolean;
    previews: boolean;
    expressions: boolean;
    /** The first is the default. */
    sizes: readonly PictureSize[];
  };
  /** LoRAs are named in the prompt (`withLoraTags`). */
  readonly writesLoraTags?: boolean;
  /** Throws EngineError. */
  listLoras(signal: AbortSignal): Promise<Lora[]>;
  /** Draws a request's pictures. Throws EngineError, or the signal's reason. */
  generate(request: PictureRequest, signal: AbortSignal): AsyncIterable<PictureEvent>;
  /** Continues another server's job, where the provider has jobs. Throws as `generate`, `lost` for an unknown job. */
  resume?(jobId: string, request: PictureRequest, signal: AbortSignal): AsyncIterable<PictureEvent>;
  cancel?(jobId: string): Promise<void>;
}
