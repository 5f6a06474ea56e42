import type { PictureFile } from '../providers/pictures/picture-engine.ts';

/** Looks at pictures of a model before anyone else does. Without one, no model draws what is mature. */
export interface PictureJudge {
  readonly name: string;
  /**
   * @param prompt Of which words it was drawn.
   * @param mature Whether a mature picture was asked for, by someone who may see it.
   * @throws {AppError} UNAVAILABLE when it cannot tell: nothing passes unseen.
   */
  judge(
    picture: { file: PictureFile; prompt: string; mature: boolean },
    signal: AbortSignal,
  ): Promise<'allow' | 'refuse'>;
}
