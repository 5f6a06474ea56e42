import type { NextId } from '../ids.ts';
import type { HexColor } from '../types.ts';
import { glow } from './glow.ts';
import { svg } from './markup.ts';

export interface LanternStyle {
  x: number;
  y: number;
  scale: number;
  color: HexColor;
  ink: HexColor;
}

export function lantern(nextId: NextId, { x, y, scale, color, ink }: LanternStyle): string {
  const right = (units: number) => x + units * scale;
  const left = (units: number) => x - units * scale;
  const down = (units: number) => y + units * scale;
  const long = (units: number) => units * scale;

  const light = glow(nextId, { x, y: down(34), radius: 110 * scale }, color, 0.6);
  const cord = svg`<path d="M${x} ${y - 400}V${y}" stroke="${ink}" stroke-width="${long(2.4)}"/>`;
  const cap = svg`<path d="M${left(12)} ${y}h${long(24)}v${long(7)}h${long(-24)}z" fill="${ink}"/>`;
  const leftSide = svg`M${left(13)} ${down(7)}Q${left(40)} ${down(34)} ${left(13)} ${down(62)}`;
  const rightSide = svg`h${long(26)}Q${right(40)} ${down(34)} ${right(13)} ${down(7)}z`;
  const paper = svg`<path d="${leftSide}${rightSide}" fill="${color}"/>`;
  const folds = [
    svg`M${left(25)} ${down(22)}h${long(50)}`,
    svg`M${left(27)} ${down(34)}h${long(54)}`,
    svg`M${left(25)} ${down(47)}h${long(50)}`,
  ].join('');
  const ribs = svg`<path d="${folds}" stroke="${ink}" stroke-width="${long(1.6)}" opacity=".55"/>`;
  const foot = svg`M${left(12)} ${down(62)}h${long(24)}v${long(6)}h${long(-24)}z`;
  const tassel = svg`M${left(1)} ${down(68)}h${long(2)}v${long(24)}h${long(-2)}z`;
  return light + cord + cap + paper + ribs + svg`<path d="${foot} ${tassel}" fill="${ink}"/>`;
}
