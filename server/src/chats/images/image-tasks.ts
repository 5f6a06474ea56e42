import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { task } from '../../parsing/task.ts';
import { drawImage } from './draw-image.ts';

// Tasks never share a picture: the cache would only use memory.
sharp.cache(false);

export const drawUpload = task(async ({ path }: { path: string }) => drawImage(await readFile(path)));
