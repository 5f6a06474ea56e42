import type { NextId } from '../ids.ts';
import type { HexColor } from '../types.ts';
import type { Circle } from './disc.ts';
import { svg } from './markup.ts';

export function glow(nextId: NextId, { x, y, radius }: Circle, color: HexColor, opacity: number): string {
  const id = nextId();
  return svg`<defs><radialGradient id="${id}">
    <stop offset="0" stop-color="${color}" stop-opacity="${String(opacity)}"/>
    <stop offset="1" stop-color="${color}" stop-opacity="0"/>
    </radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}
