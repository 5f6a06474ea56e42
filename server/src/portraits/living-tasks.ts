import sharp from 'sharp';
import type { Parts } from '../media/art/composed/parts.ts';
import { task } from '../parsing/task.ts';
import { livingPortrait } from './living-portrait.ts';

// No two tasks draw the same picture: a cache of decoded ones would only take memory.
sharp.cache(false);

export const drawLiving = task(async ({ parts }: { parts: Parts }) => livingPortrait(parts));
