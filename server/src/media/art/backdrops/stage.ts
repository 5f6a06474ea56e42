import { mix } from '../color.ts';
import type { NextId } from '../ids.ts';
import type { Mood } from '../moods.ts';
import type { Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { type Circle, softDisc } from '../svg/disc.ts';
import { ridge, ridgeLine } from '../svg/ridges.ts';
import { rings } from '../svg/rings.ts';

export const PORTRAIT_WIDTH = 600;
export const PORTRAIT_HEIGHT = 800;

export interface Stage {
  random: Random;
  noise: Noise;
  nextId: NextId;
  mood: Mood;
  lamp: Circle;
  mirrored: boolean;
  clipId: string;
}

export type Backdrop = (stage: Stage) => string;

/** `nearness` 0 is mist, 1 is ink. */
export function shoulderHills({ noise, mood }: Stage, base: number, amplitude: number, nearness: number): string {
  const line = ridgeLine(noise, { offset: nearness * 50, base, amplitude, frequency: 0.008, octaves: 4 });
  return ridge(line, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, mix(mood.mist, mood.ink, nearness));
}

export function lampDisc({ mood, lamp }: Stage): string {
  return softDisc(lamp, mood.disc, mood.dark ? '0.92' : '1');
}

export function lampRings({ mood, lamp }: Stage, count: number, step: number, opacity: number): string {
  return rings(lamp, { count, step, color: mood.disc, opacity, strokeWidth: 2 });
}
