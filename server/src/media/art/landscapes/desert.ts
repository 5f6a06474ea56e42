import { repeat, svg } from '../svg/markup.ts';
import { ridgeLine } from '../svg/ridges.ts';
import { type Landscape, layerColor, range, slope, type View } from './view.ts';

const WINDOWS = [
  [0, -0.27],
  [-0.05, -0.08],
  [0.09, -0.12],
  [0.02, -0.16],
] as const;

function fortress({ mood, unit }: View, x: number, y: number): string {
  const long = (share: number) => unit * share;
  const wall = svg`M${x - unit * 0.09} ${y + 40}V${y - unit * 0.16}h${long(0.02)}v${long(-0.03)}h${long(0.02)}`;
  const battlement = svg`v${long(0.03)}h${long(0.02)}`;
  const tower = svg`V${y - unit * 0.34}q${long(0.035)} ${long(-0.1)} ${long(0.07)} 0v${long(0.14)}h${long(0.06)}`;
  const hall = svg`q${long(0.03)} ${long(-0.07)} ${long(0.06)} 0V${y + 40}z`;
  const arch = svg`a${long(0.009)} ${long(0.009)} 0 0 1 ${long(0.018)} 0v${long(0.03)}z`;
  const windows = WINDOWS.map(
    ([right, down]) =>
      svg`<path d="M${x + unit * right} ${y + unit * down}v${long(-0.03)}${arch}" fill="${mood.accent}"/>`,
  ).join('');
  return svg`<path d="${wall}${battlement}${tower}${hall}" fill="${layerColor(mood, 0.7)}"/>${windows}`;
}

function caravan({ mood, width, unit, horizon, depth }: View): string {
  return repeat(4, (index) => {
    const x = width * 0.2 + index * unit * 0.075;
    const y = horizon + depth * 0.72 + index * 4;
    const hood = svg`q${unit * 0.012} ${-unit * 0.03} ${unit * 0.024} 0l${unit * 0.012} ${unit * 0.06}z`;
    return svg`<path d="M${x} ${y}l${unit * 0.012} ${-unit * 0.06}${hood}" fill="${mood.ink}"/>`;
  });
}

export const desert: Landscape = (view) => {
  const { noise, width, height, unit, horizon, depth } = view;
  const rocks = range(view, { nearness: 0.05, amplitude: unit * 0.12, frequency: 0.012, base: horizon + 4 });
  const farDune = range(view, {
    nearness: 0.25,
    amplitude: unit * 0.28,
    frequency: 0.0032,
    base: horizon + depth * 0.24,
    octaves: 2,
  });
  const dune = ridgeLine(noise, {
    offset: 11,
    base: horizon + depth * 0.5,
    amplitude: unit * 0.26,
    frequency: 0.003,
    octaves: 2,
  });
  const fortressX = width * 0.62;
  const walls = fortress(view, fortressX, dune(fortressX));
  const sand = slope(view, dune, { nearness: 0.5, opacity: 0.3, count: 30 });
  const nearDune = range(view, {
    nearness: 0.75,
    amplitude: unit * 0.26,
    frequency: 0.003,
    base: horizon + depth * 0.78,
    octaves: 2,
  });
  const travellers = caravan(view);
  const front = range(view, {
    nearness: 1,
    amplitude: unit * 0.16,
    frequency: 0.005,
    base: height - unit * 0.01,
    octaves: 3,
  });
  return rocks.svg + farDune.svg + walls + sand + nearDune.svg + travellers + front.svg;
};
