import { mix } from '../color.ts';
import type { NextId } from '../ids.ts';
import type { Mood } from '../moods.ts';
import type { Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { glow } from '../svg/glow.ts';
import { ridge, type RidgeLine, ridgeLine, strokes } from '../svg/ridges.ts';
import type { HexColor } from '../types.ts';

export interface View {
  random: Random;
  noise: Noise;
  nextId: NextId;
  mood: Mood;
  width: number;
  height: number;
  /** The shorter side, which scales things. */
  unit: number;
  /** From the top. */
  horizon: number;
  /** From the horizon to the lower edge. */
  depth: number;
  discX: number;
  title: boolean;
  near: number;
  closedRows: boolean;
  lighthouseX: number;
  trainX: number;
}

export type Landscape = (view: View) => string;

/** 0 is mist, 1 is ink. */
export function layerColor({ mist, ink }: Mood, nearness: number): HexColor {
  const middle = mix(mist, ink, 0.55);
  return nearness < 0.5 ? mix(mist, middle, nearness * 2) : mix(middle, ink, (nearness - 0.5) * 2);
}

export interface RangeShape {
  /** 0 far, 1 near; sets colour and noise. */
  nearness: number;
  amplitude: number;
  frequency: number;
  base: number;
  octaves?: number;
}

export function range(view: View, { nearness, octaves = 4, ...shape }: RangeShape): { svg: string; line: RidgeLine } {
  const line = ridgeLine(view.noise, { ...shape, octaves, offset: nearness * 91 + 3 });
  const count = Math.round(view.width / 34);
  return { svg: slope(view, line, { nearness, opacity: 0.22, count }), line };
}

export function slope(
  { random, mood, width, height }: View,
  line: RidgeLine,
  { nearness, opacity, count }: { nearness: number; opacity: number; count: number },
): string {
  const color = layerColor(mood, nearness);
  const light = mix(color, mood.disc, 0.5);
  return ridge(line, width, height, color) + strokes(random, line, { width, color: light, opacity, count });
}

export function discGlow({ nextId, mood, discX }: View, y: number, radius: number, opacity: number): string {
  return glow(nextId, { x: discX, y, radius }, mood.disc, opacity);
}
