import { clouds } from '../svg/clouds.ts';
import { repeat, svg } from '../svg/markup.ts';
import { reeds } from '../svg/reeds.ts';
import { glitter } from '../svg/water.ts';
import { discGlow, type Landscape, layerColor, range, type View } from './view.ts';

function water(view: View): string {
  const { random, mood, width, height, unit, horizon, depth, discX } = view;
  const surface = svg`<rect y="${horizon + depth * 0.18}" width="${width}" height="${height}"
    fill="${layerColor(mood, 0.42)}"/>`;
  const light = discGlow(view, horizon + depth * 0.2, unit * 0.5, 0.35);
  const count = Math.round((width * depth) / 3000);
  const top = horizon + depth * 0.22;
  return surface + light + glitter(random, { width, top, bottom: height, color: mood.disc, discX, count });
}

function viaduct({ mood, width, unit }: View, y: number): string {
  const archCount = Math.max(3, Math.round((width / unit) * 4));
  const span = width / archCount;
  const foot = y + unit * 0.22;
  const deck = svg`M-10 ${y - unit * 0.05}H${width + 10}V${y + unit * 0.2}H-10z`;
  const arches = repeat(archCount, (index) => {
    const x = index * span + span * 0.1;
    const bow = svg`a${span * 0.4} ${span * 0.4} 0 0 1 ${span * 0.8} 0`;
    return svg`M${x} ${foot}V${y + span * 0.42}${bow}V${foot}z`;
  });
  return svg`<path fill-rule="evenodd" d="${deck}${arches}" fill="${layerColor(mood, 0.8)}"/>
    <path d="M0 ${y - unit * 0.02}H${width}" stroke="${mood.accent}" stroke-width="2" opacity=".5"/>`;
}

function train({ mood, width, unit, trainX }: View, y: number): string {
  const size = unit * 0.024;
  const window = (x: number) =>
    svg`<rect x="${x}" y="${y - unit * 0.1}" width="${size}" height="${size}" fill="${mood.accent}"/>`;
  return repeat(6, (index) => {
    const x = width * trainX + index * unit * 0.1;
    const coach = svg`<rect x="${x}" y="${y - unit * 0.115}" width="${unit * 0.092}" height="${unit * 0.06}" rx="4"
      fill="${mood.ink}"/>`;
    return coach + window(x + unit * 0.014) + window(x + unit * 0.052);
  });
}

export const river: Landscape = (view) => {
  const { random, mood, width, height, unit, horizon, depth } = view;
  const far = range(view, { nearness: 0.08, amplitude: unit * 0.34, frequency: 0.006, base: horizon + unit * 0.04 });
  const bank = range(view, { nearness: 0.3, amplitude: unit * 0.2, frequency: 0.007, base: horizon + depth * 0.18 });
  const stream = water(view);
  const railY = horizon + depth * 0.3;
  const bridge = viaduct(view, railY) + train(view, railY);
  const steam = clouds(random, {
    width: width * 0.6,
    y: railY - unit * 0.17,
    color: mood.disc,
    count: 1,
    opacity: 0.5,
    scale: unit / 700,
  });
  const front = range(view, {
    nearness: 1,
    amplitude: unit * 0.2,
    frequency: 0.006,
    base: height - unit * 0.03,
    octaves: 3,
  });
  const count = Math.round(width / 9);
  const grass = reeds(random, { width, bottom: height, length: unit * 0.34, color: mood.ink, count });
  return far.svg + bank.svg + stream + bridge + steam + front.svg + grass;
};
