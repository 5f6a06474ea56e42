import type { NextId } from '../ids.ts';
import type { HexColor } from '../types.ts';
import type { Circle } from './disc.ts';
import { repeat, svg } from './markup.ts';

export interface RaysStyle {
  /** From the disc's middle. */
  reach: number;
  count: number;
  color: HexColor;
  opacity: number;
}

export function rays(nextId: NextId, { x, y, radius }: Circle, { reach, count, color, opacity }: RaysStyle): string {
  const point = (angle: number, distance: number) =>
    svg`${x + Math.cos(angle) * distance} ${y + Math.sin(angle) * distance}`;
  const path = repeat(count, (index) => {
    const start = (index / count) * Math.PI * 2;
    const end = start + (Math.PI / count) * 0.75;
    return `M${point(start, radius)}L${point(start, reach)}L${point(end, reach)}L${point(end, radius)}z`;
  });
  const id = nextId();
  return svg`<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">
    <stop offset="${radius / reach}" stop-color="${color}" stop-opacity="${String(opacity * 1.7)}"/>
    <stop offset="1" stop-color="${color}" stop-opacity="0"/>
    </radialGradient></defs><path d="${path}" fill="url(#${id})"/>`;
}
