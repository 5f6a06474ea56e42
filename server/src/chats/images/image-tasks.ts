import { task } from '../../parsing/task.ts';
import { drawImage } from './draw-image.ts';

/** A picture (base64) as it is kept. */
export const drawUpload = task(({ content }: { content: string }) => drawImage(content));
