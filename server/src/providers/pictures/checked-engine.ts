import type { PictureEngine } from './picture-engine.ts';

/** An engine whose server can be asked whether it is set up rightly. */
export interface CheckedPictureEngine extends PictureEngine {
  /**
   * What an operator should look at, one line each without secrets.
   *
   * @throws {PictureEngineError} when the server does not answer.
   */
  findFaults(now: number, signal: AbortSignal): Promise<readonly string[]>;
}
