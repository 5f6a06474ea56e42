import type { PictureEngine } from './picture-engine.ts';

export interface CheckedPictureEngine extends PictureEngine {
  /** Setup faults, one line each without secrets. Throws EngineError when the server does not answer. */
  findFaults(now: number, signal: AbortSignal): Promise<readonly string[]>;
}
