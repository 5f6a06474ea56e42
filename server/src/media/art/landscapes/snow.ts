import { mix } from '../color.ts';
import { repeat, svg } from '../svg/markup.ts';
import { pine } from '../svg/pine.ts';
import { ridge, type RidgeLine } from '../svg/ridges.ts';
import { sparks } from '../svg/sparks.ts';
import { type Landscape, layerColor, range, type View } from './view.ts';

type Point = readonly [x: number, y: number];

function line(points: readonly Point[]): string {
  return points.map(([x, y]) => svg`${x} ${y}`).join('L');
}

function peak({ noise, width, unit, horizon, depth }: View): RidgeLine {
  const reach = unit * 0.62;
  return (x) => {
    const flank = Math.max(0, 1 - Math.abs(x - width * 0.5) / reach);
    const rise = reach * flank * (0.85 + 0.3 * noise(x * 0.02, 3));
    return horizon + depth * 0.1 - rise - unit * 0.1 * noise(x * 0.012, 4);
  };
}

function snowCap({ noise, mood, width, unit, horizon }: View, mountain: RidgeLine): string {
  const snowLine = horizon - unit * 0.14;
  const top: Point[] = [];
  const hem: Point[] = [];
  for (let x = 0; x <= width; x += 6) {
    const y = mountain(x);
    if (y >= snowLine) continue;
    const depth = (unit * 0.05 + Math.max(0, snowLine - y) * 0.42) * (0.45 + 1.1 * noise(x * 0.055, 2));
    top.push([x, y]);
    hem.push([x, Math.min(snowLine + unit * 0.03, y + depth)]);
  }
  const outline = line([...top, ...hem.toReversed()]);
  const shaded = line(top.filter(([x]) => x >= width * 0.5));
  const foot = svg`L${width * 0.56} ${horizon}L${width * 0.5} ${horizon - unit * 0.3}z`;
  return svg`<path d="M${outline}z" fill="${mix(mood.disc, '#ffffff', 0.6)}"/>
    <path d="M${shaded}${foot}" fill="${layerColor(mood, 0.3)}" opacity=".35"/>`;
}

function pagoda({ mood, unit }: View, x: number, ground: number): string {
  return repeat(4, (storey) => {
    const width = unit * (0.11 - 0.02 * storey);
    const y = ground - unit * 0.075 * storey;
    const walls = svg`M${x - width * 0.62} ${y + 6}v${-unit * 0.045}h${width * 1.24}v${unit * 0.045}z`;
    const leftEave = svg`M${x - width * 1.1} ${y - unit * 0.03}q${width * 0.6} ${-unit * 0.005} ${width * 0.6} ${-unit * 0.045}`;
    const rightEave = svg`h${width}q0 ${unit * 0.04} ${width * 0.6} ${unit * 0.045}z`;
    return svg`<path d="${walls}" fill="${layerColor(mood, 0.85)}"/>
      <path d="${leftEave}${rightEave}" fill="${mood.ink}"/>
      <rect x="${x - width * 0.16}" y="${y - unit * 0.028}" width="${width * 0.32}" height="${unit * 0.03}"
      fill="${mood.accent}"/>`;
  });
}

function pines({ random, mood, width, unit }: View, slope: RidgeLine): string {
  return repeat(width / 30, () => {
    const x = random.between(0, width);
    const y = slope(x) + 14 + random.between(0, 30);
    return pine(x, y, unit * random.between(0.08, 0.16), layerColor(mood, 0.86));
  });
}

export const snow: Landscape = (view) => {
  const { random, mood, width, height, unit, horizon, depth } = view;
  const mountain = peak(view);
  const rock = ridge(mountain, width, height, layerColor(mood, 0.2), 5);
  const cap = snowCap(view, mountain);
  const far = range(view, { nearness: 0.42, amplitude: unit * 0.22, frequency: 0.007, base: horizon + depth * 0.36 });
  const slope = range(view, { nearness: 0.6, amplitude: unit * 0.2, frequency: 0.006, base: horizon + depth * 0.56 });
  const pagodaX = width * 0.34;
  const temple = pagoda(view, pagodaX, slope.line(pagodaX));
  const wood = pines(view, slope.line);
  const front = range(view, { nearness: 0.95, amplitude: unit * 0.16, frequency: 0.006, base: horizon + depth * 0.86 });
  const flakes = sparks(random, {
    width,
    top: 0,
    bottom: height,
    color: '#ffffff',
    count: Math.round(width / 14),
    scale: (0.8 * unit) / 600,
  });
  return rock + cap + far.svg + slope.svg + temple + wood + front.svg + flakes;
};
