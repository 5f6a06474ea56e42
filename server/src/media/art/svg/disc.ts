import type { HexColor } from '../types.ts';
import { svg } from './markup.ts';

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

export function disc({ x, y, radius }: Circle, color: HexColor): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** `opacity` is written as given: `.55`. */
export function softDisc({ x, y, radius }: Circle, color: HexColor, opacity: string): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity="${opacity}"/>`;
}

export function crescent({ x, y, radius }: Circle, color: HexColor): string {
  const inner = radius * 1.18;
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity=".14"/>
    <path transform="rotate(-24 ${x} ${y})"
    d="M${x} ${y - radius}A${radius} ${radius} 0 1 0 ${x} ${y + radius}A${inner} ${inner} 0 0 1 ${x} ${y - radius}z"
    fill="${color}"/>`;
}
