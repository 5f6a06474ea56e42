import type { Random } from '../random.ts';
import type { HexColor } from '../types.ts';
import { svg, tenth } from './markup.ts';

export interface RoofsStyle {
  width: number;
  y: number;
  /** How far down walls are filled. */
  height: number;
  unit: number;
  color: HexColor;
  lit: HexColor;
}

interface House {
  x: number;
  width: number;
  rise: number;
}

function gable({ x, width }: House, top: number, { height, unit }: RoofsStyle): string {
  const roof = svg`l${width / 2} ${-unit * 0.5} ${width / 2} ${unit * 0.5}`;
  return svg`M${x} ${height}V${top}${roof}V${height}z`;
}

function flatWithChimney({ x, width }: House, top: number, { height, unit }: RoofsStyle): string {
  const chimney = svg`v${-unit * 0.35}h${width * 0.16}v${unit * 0.35}z`;
  return svg`M${x} ${height}V${top}h${width}V${height}z M${x + width * 0.6} ${top}${chimney}`;
}

function dome({ x, width }: House, top: number, { height, unit }: RoofsStyle): string {
  return svg`M${x} ${height}V${top}q${width / 2} ${-unit * 0.95} ${width} 0V${height}z`;
}

function spire({ x, width, rise }: House, { y, height, unit }: RoofsStyle): string {
  const point = svg`l${width * 0.25} ${-unit * 1.2} ${width * 0.25} ${unit * 1.2}`;
  return svg`M${x} ${height}V${y - rise * 1.5}${point}V${height}z`;
}

function outline(house: House, shape: number, style: RoofsStyle): string {
  const top = tenth(style.y - house.rise);
  if (shape < 0.45) return gable(house, top, style);
  if (shape < 0.72) return flatWithChimney(house, top, style);
  if (shape < 0.9) return dome(house, top, style);
  return spire(house, style);
}

function litWindows(random: Random, { x, width, rise }: House, { y, unit }: RoofsStyle): string {
  let windows = '';
  for (let column = 0; column < 2; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      if (!random.chance(0.36)) continue;
      const left = x + width * (0.2 + 0.36 * column);
      const top = y - rise + unit * (0.14 + 0.36 * row);
      windows += svg`<rect x="${left}" y="${top}" width="${unit * 0.13}" height="${unit * 0.2}" rx="${unit * 0.06}"
        opacity="${random.between(0.6, 1)}"/>`;
    }
  }
  return windows;
}

export function roofs(random: Random, style: RoofsStyle): string {
  let houses = '';
  let windows = '';
  let x = -20;
  while (x < style.width + 20) {
    const width = random.between(0.7, 1.5) * style.unit;
    const house = { x, width, rise: random.between(0.6, 2.1) * style.unit };
    houses += outline(house, random.next(), style);
    windows += litWindows(random, house, style);
    x += width * 0.96;
  }
  return svg`<path d="${houses}" fill="${style.color}"/><g fill="${style.lit}">${windows}</g>`;
}
