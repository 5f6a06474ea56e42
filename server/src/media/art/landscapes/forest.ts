import { mix } from '../color.ts';
import { birch } from '../svg/birch.ts';
import { repeat, svg } from '../svg/markup.ts';
import { pine } from '../svg/pine.ts';
import { reeds } from '../svg/reeds.ts';
import { sparks } from '../svg/sparks.ts';
import { discGlow, type Landscape, layerColor, range, type View } from './view.ts';

interface Wood {
  nearness: number;
  spacing: number;
  ground: number;
  sink: number;
  smallest: number;
  largest: number;
}

function wood(
  { random, mood, width, unit }: View,
  { nearness, spacing, ground, sink, smallest, largest }: Wood,
): string {
  return repeat(width / spacing, () => {
    const x = random.between(0, width);
    const y = ground + random.between(-10, sink);
    return pine(x, y, unit * random.between(smallest, largest), layerColor(mood, nearness));
  });
}

function floor({ mood, width, height }: View, y: number, nearness: number): string {
  return svg`<rect y="${y}" width="${width}" height="${height}" fill="${layerColor(mood, nearness)}"/>`;
}

function path({ random, mood, width, height, unit, horizon, depth }: View): string {
  const x = width * random.between(0.42, 0.58);
  const down = (share: number) => horizon + depth * share;
  const left = svg`C${x + unit * 0.1} ${down(0.7)} ${x - unit * 0.22} ${down(0.8)} ${x - unit * 0.12} ${height}`;
  const right = svg`C${x - unit * 0.02} ${down(0.82)} ${x + unit * 0.18} ${down(0.7)} ${x + 5} ${down(0.6)}`;
  return svg`<path d="M${x - 3} ${down(0.6)}${left}h${unit * 0.3}${right}z" fill="${mix(mood.accent, mood.disc, 0.4)}"
    opacity=".55"/>`;
}

export const forest: Landscape = (view) => {
  const { random, mood, width, height, unit, horizon, depth } = view;
  const hills = range(view, { nearness: 0.15, amplitude: unit * 0.2, frequency: 0.007, base: horizon + depth * 0.1 });
  const farGround = horizon + depth * 0.3;
  const far = wood(view, { nearness: 0.35, spacing: 26, ground: farGround, sink: 20, smallest: 0.2, largest: 0.4 });
  const farFloor = floor(view, horizon + depth * 0.28, 0.35);
  const mist = discGlow(view, horizon + depth * 0.2, unit * 0.6, 0.3);
  const nearGround = horizon + depth * 0.58;
  const close = wood(view, {
    nearness: 0.66,
    spacing: 36,
    ground: nearGround,
    sink: 30,
    smallest: 0.22,
    largest: 0.44,
  });
  const closeFloor = floor(view, nearGround, 0.66);
  const way = path(view);
  const firefly = mix(mood.accent, mood.disc, 0.5);
  const count = Math.round(width / 22);
  const fireflies = sparks(random, {
    width,
    top: horizon,
    bottom: height,
    color: firefly,
    count,
    scale: unit / 600,
  });
  const bark = mix(mood.ink, mood.disc, mood.dark ? 0.18 : 0.2);
  const birches = [0.02, 0.86]
    .map((share) => birch(random, { x: width * share, size: unit * 1.1, height, bark, ink: mood.ink }))
    .join('');
  const grassCount = Math.round(width / 11);
  const grass = reeds(random, { width, bottom: height, length: unit * 0.22, color: mood.ink, count: grassCount });
  return hills.svg + far + farFloor + mist + close + closeFloor + way + fireflies + birches + grass;
};
