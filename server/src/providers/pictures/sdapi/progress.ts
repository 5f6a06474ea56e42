import { z } from 'zod';
import { pictureOfBase64 } from '../files/picture-file.ts';
import type { EngineHost } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { PictureFile } from '../picture-engine.ts';

export interface Progress {
  share: number | null;
  preview: PictureFile | undefined;
}

export const NO_PROGRESS: Progress = { share: null, preview: undefined };

const Answer = z.object({ progress: z.number(), current_image: z.string().nullish() });

/** `none` from a server without progress. */
export async function readProgress(host: EngineHost, signal: AbortSignal): Promise<Progress | 'none'> {
  const found = await host.find('/sdapi/v1/progress', signal);
  if (found === undefined) return 'none';
  const { data } = Answer.safeParse(found);
  if (data === undefined) return NO_PROGRESS;
  return { share: Math.min(1, Math.max(0, data.progress)), preview: previewOf(data.current_image) };
}

function previewOf(base64: string | null | undefined): PictureFile | undefined {
  if (base64 === null || base64 === undefined || base64 === '') return undefined;
  try {
    return pictureOfBase64(base64);
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}
