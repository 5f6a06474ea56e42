import type { PictureEngineName, PortraitParts } from '../../contract/validators.ts';
import type { FilmFile } from '../../films/film-files.ts';
import type { PictureFile, PictureSize } from '../pictures/picture-engine.ts';

export const MOST_FILM_BYTES = 64 * 1024 * 1024;

/** What is to move; the prompt is sent verbatim. */
export interface FilmRequest {
  prompt: string;
  /** 32 bits. */
  seed: number;
  still: PictureFile;
  size: PictureSize;
  parts: PortraitParts | null;
}

export type FilmEvent =
  /** Sent as soon as known, for `resume`. */
  | { kind: 'job'; jobId: string }
  /** `share` is from 0 to 1, `place` from 0; null while unknown. */
  | { kind: 'progress'; share: number | null; place: number | null }
  | { kind: 'film'; file: FilmFile };

/** Makes a film of a picture. Fails with `EngineError`. */
export interface FilmEngine {
  readonly name: PictureEngineName;
  readonly model: string | null;
  /** Throws EngineError, or the signal's reason. */
  generate(request: FilmRequest, signal: AbortSignal): AsyncIterable<FilmEvent>;
  /** Continues another server's job, where the provider has jobs. Throws as `generate`, `lost` for an unknown job. */
  resume?(jobId: string, request: FilmRequest, signal: AbortSignal): AsyncIterable<FilmEvent>;
  cancel?(jobId: string): Promise<void>;
}
