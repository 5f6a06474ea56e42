import { glow } from '../svg/glow.ts';
import { repeat, svg } from '../svg/markup.ts';
import { pine } from '../svg/pine.ts';
import { reeds } from '../svg/reeds.ts';
import type { RidgeLine } from '../svg/ridges.ts';
import { type Landscape, layerColor, range, type View } from './view.ts';

function house({ nextId, mood, unit }: View, x: number, y: number): string {
  const roof = svg`l${unit * 0.05} ${-unit * 0.05} ${unit * 0.05} ${unit * 0.05}`;
  const walls = svg`<path d="M${x - unit * 0.05} ${y + 8}v${-unit * 0.07}${roof}v${unit * 0.07}z" fill="${mood.ink}"/>`;
  const window = svg`<rect x="${x - unit * 0.012}" y="${y - unit * 0.045}" width="${unit * 0.024}"
    height="${unit * 0.034}" fill="${mood.accent}"/>`;
  return walls + window + glow(nextId, { x, y: y - unit * 0.03, radius: unit * 0.12 }, mood.accent, 0.7);
}

function pines({ random, mood, width, unit }: View, line: RidgeLine): string {
  return repeat(width / 46, () => {
    const x = random.between(0, width);
    return pine(x, line(x) + 6, unit * random.between(0.07, 0.13), layerColor(mood, 0.72));
  });
}

export const hills: Landscape = (view) => {
  const { random, mood, width, height, unit, horizon, depth } = view;
  const far = range(view, { nearness: 0.05, amplitude: unit * 0.3, frequency: 0.006, base: horizon + unit * 0.08 });
  const middle = range(view, { nearness: 0.3, amplitude: unit * 0.24, frequency: 0.005, base: horizon + depth * 0.28 });
  const wooded = range(view, { nearness: 0.55, amplitude: unit * 0.2, frequency: 0.005, base: horizon + depth * 0.5 });
  const wood = pines(view, wooded.line);
  const houseX = width * random.between(0.3, 0.7);
  const home = house(view, houseX, wooded.line(houseX));
  const front = range(view, { nearness: 0.95, amplitude: unit * 0.16, frequency: 0.006, base: horizon + depth * 0.84 });
  const count = Math.round(width / 10);
  const grass = reeds(random, { width, bottom: height, length: unit * 0.2, color: mood.ink, count });
  return far.svg + middle.svg + wooded.svg + wood + home + front.svg + grass;
};
