import { mix } from '../color.ts';
import { glow } from '../svg/glow.ts';
import { svg } from '../svg/markup.ts';
import { roofs } from '../svg/roofs.ts';
import type { HexColor } from '../types.ts';
import { type Landscape, layerColor, range, type View } from './view.ts';

interface RowOfRoofs {
  y: number;
  nearness: number;
  unit: number;
  light: number;
}

/** Share of the row's unit. */
const LOWEST_HOUSE = 0.6;

function row({ random, mood, width, height, closedRows }: View, { y, nearness, unit, light }: RowOfRoofs): string {
  const color = layerColor(mood, nearness);
  const lit = mix(mood.accent, mood.disc, light);
  const houses = roofs(random, { width, y, height, unit, color, lit });
  if (!closedRows) return houses;
  const top = y - unit * LOWEST_HOUSE;
  return svg`<rect y="${top}" width="${width}" height="${height - top}" fill="${color}"/>${houses}`;
}

const RED_PAPER: HexColor = '#e2502f';

function lanternString({ nextId, mood, width, unit, horizon }: View): string {
  const start = horizon - unit * 0.02;
  const middle = horizon + unit * 0.12;
  const end = horizon - unit * 0.06;
  const cord = svg`<path d="M0 ${start}Q${width / 2} ${middle} ${width} ${end}" stroke="${mood.ink}" stroke-width="2"
    fill="none"/>`;
  let lanterns = '';
  for (let index = 1; index < width / 70; index += 1) {
    const along = (index * 70) / width;
    const rest = 1 - along;
    const x = along * width;
    const y = rest * rest * start + 2 * along * rest * middle + along * along * end;
    const paper = index % 3 ? mix(mood.accent, mood.disc, 0.4) : RED_PAPER;
    lanterns += glow(nextId, { x, y: y + 10, radius: 26 }, mood.accent, 0.8);
    lanterns += svg`<ellipse cx="${x}" cy="${y + 10}" rx="7" ry="9" fill="${paper}"/>`;
  }
  return cord + lanterns;
}

export const city: Landscape = (view) => {
  const { nextId, mood, width, height, unit, horizon, depth, near } = view;
  const hills = range(view, { nearness: 0.05, amplitude: unit * 0.2, frequency: 0.006, base: horizon - unit * 0.03 });
  const far = row(view, { y: horizon + unit * 0.06, nearness: 0.3, unit: unit * 0.07, light: 0.5 });
  const middle = row(view, { y: horizon + depth * 0.32, nearness: 0.6, unit: unit * 0.1, light: 0.3 });
  const streetLight = glow(nextId, { x: width * 0.5, y: height * 0.92, radius: unit * 0.6 }, mood.accent, 0.3);
  const front = row(view, { y: horizon + depth * 0.66, nearness: 0.97, unit: unit * 0.15 * near, light: 0.25 });
  return hills.svg + far + middle + streetLight + front + lanternString(view);
};
