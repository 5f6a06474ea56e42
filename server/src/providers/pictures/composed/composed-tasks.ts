import sharp from 'sharp';
import type { Parts } from '../../../media/art/composed/parts.ts';
import { task } from '../../../parsing/task.ts';
import { portraitPng } from '../../../portraits/draw-portrait.ts';

sharp.cache(false);

/** A portrait from its parts as PNG, 1,200 × 1,600. */
export const drawComposed = task(async ({ parts }: { parts: Parts }) => portraitPng(parts));
