import sharp from 'sharp';
import type { Parts } from '../../../media/art/composed/parts.ts';
import { task } from '../../../parsing/task.ts';
import { drawPortrait } from '../../../portraits/draw-portrait.ts';

sharp.cache(false);

/** Twice the resolution of a drawing of 600 × 800. */
const DENSITY = 144;
const SECONDS = 10;

/** A portrait from its parts as PNG, 1,200 × 1,600. */
export const drawComposed = task(async ({ parts }: { parts: Parts }): Promise<Uint8Array<ArrayBuffer>> => {
  const svg = Buffer.from(drawPortrait(parts));
  return sharp(svg, { density: DENSITY }).timeout({ seconds: SECONDS }).png({ compressionLevel: 2 }).toBuffer();
});
