import sharp from 'sharp';
import { task } from '../../parsing/task.ts';
import { drawImage } from './draw-image.ts';

// No two tasks draw the same picture: a cache of decoded ones would only take memory.
sharp.cache(false);

/** A picture (base64) as it is kept. */
export const drawUpload = task(({ content }: { content: string }) => drawImage(content));
