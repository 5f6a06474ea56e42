import { mix } from './color.ts';
import { createIds } from './ids.ts';
import { city } from './landscapes/city.ts';
import { desert } from './landscapes/desert.ts';
import { forest } from './landscapes/forest.ts';
import { hills } from './landscapes/hills.ts';
import { observatory } from './landscapes/observatory.ts';
import { river } from './landscapes/river.ts';
import { sea } from './landscapes/sea.ts';
import { snow } from './landscapes/snow.ts';
import type { Landscape, View } from './landscapes/view.ts';
import { type Mood, MOODS } from './moods.ts';
import { createNoise } from './noise.ts';
import { createRandom } from './random.ts';
import { birds } from './svg/birds.ts';
import { branch } from './svg/branch.ts';
import { clouds } from './svg/clouds.ts';
import { type Circle, crescent, disc } from './svg/disc.ts';
import { glow } from './svg/glow.ts';
import { documentOf } from './svg/markup.ts';
import { rays } from './svg/rays.ts';
import { rings } from './svg/rings.ts';
import { sky, titleVeil } from './svg/sky.ts';
import { stars } from './svg/stars.ts';
import { MOOD_NAMES, SCENE_KINDS, type SceneKind, type SceneOptions } from './types.ts';

const LANDSCAPES = { hills, sea, city, forest, desert, snow, river, observatory } satisfies Record<
  SceneKind,
  Landscape
>;

function isCrescent(view: View, kind: SceneKind, moon: SceneOptions['moon']): boolean {
  if (moon !== undefined) return moon === 'crescent';
  return kind === 'observatory' || (view.mood.dark && view.random.chance(0.4));
}

function cloudColor(mood: Mood) {
  return mood.dark ? mix(mood.sky[1], mood.disc, 0.35) : mix(mood.sky[0], '#ffffff', 0.6);
}

function heaven(view: View, kind: SceneKind, circle: Circle, moon: SceneOptions['moon']): string {
  const { random, nextId, mood, width, height, unit, title } = view;
  const { x, y, radius } = circle;
  const parts = [sky(nextId, mood, width, height)];
  if (mood.dark) parts.push(stars(random, width, height * 0.6, mood.disc, Math.round((width * height) / 5200)));
  parts.push(glow(nextId, { x, y, radius: radius * 3.4 }, mood.disc, mood.dark ? 0.5 : 0.35));
  if (random.chance(0.45)) {
    const reach = Math.max(unit * 1.3, width * 0.55);
    const rim = { x, y, radius: radius * 1.12 };
    parts.push(rays(nextId, rim, { reach, count: 36, color: mood.disc, opacity: 0.12 }));
  }
  parts.push(
    rings(circle, { count: 5, step: unit * 0.045, color: mood.disc, opacity: 0.36, strokeWidth: 1.4 }),
    isCrescent(view, kind, moon) ? crescent(circle, mood.disc) : disc(circle, mood.disc),
  );
  if (title) parts.push(titleVeil(nextId, mood, width, height));
  const cloudCount = Math.max(2, Math.round(width / 420) + 1);
  parts.push(
    clouds(random, {
      width,
      y: y + radius * 0.6,
      color: cloudColor(mood),
      count: cloudCount,
      opacity: 0.45,
      scale: unit / 600,
    }),
    birds(random, {
      x: width * random.between(0.2, 0.8),
      y: y - radius * 0.4,
      color: mood.ink,
      count: random.integer(3, 6),
      scale: unit / 600,
    }),
  );
  return parts.join('');
}

function cornerBranch({ random, mood, width, unit, title }: View, kind: SceneKind): string {
  const wanted = random.chance(0.5) && kind !== 'forest' && !title;
  if (!wanted) return '';
  const look = { y: -6, length: unit * 0.5, color: mood.ink, leaf: mood.accent };
  return random.chance(0.5)
    ? branch(random, { ...look, x: width + 10, direction: -1 })
    : branch(random, { ...look, x: -10, direction: 1 });
}

/**
 * Draws a landscape as SVG, deterministically. From the back: sky, stars, glow, rays, rings, disc, title veil, clouds,
 * birds, land with landmark, foreground.
 */
export function scene(seed: string, options: SceneOptions = {}): string {
  const { content, view } = landscape(seed, options);
  return documentOf(content, view.width, view.height);
}

export function landscape(seed: string, options: SceneOptions): { content: string; view: View } {
  const {
    width = 600,
    height = 900,
    moon,
    title = false,
    near = 1,
    closedRows = false,
    lighthouseX = 0.2,
    trainX = 0.18,
  } = options;
  const nextId = createIds(['s', seed, options.kind, options.mood, width, height]);
  const random = createRandom(`scene:${seed}`);
  const kind = options.kind ?? random.pick(SCENE_KINDS);
  const mood = MOODS[options.mood ?? random.pick(MOOD_NAMES)];
  const noise = createNoise(createRandom(`n:${seed}`));
  const unit = Math.min(width, height);
  const circle = {
    x: options.discX ?? width * random.between(0.3, 0.7),
    y: options.discY ?? height * random.between(0.3, 0.42),
    radius: options.discR ?? unit * random.between(0.14, 0.24),
  };
  const horizon = options.horizon ?? height * 0.58;
  const view = {
    random,
    noise,
    nextId,
    mood,
    width,
    height,
    unit,
    horizon,
    depth: height - horizon,
    discX: circle.x,
    title,
    near,
    closedRows,
    lighthouseX,
    trainX,
  };
  const behind = heaven(view, kind, circle, moon);
  const land = LANDSCAPES[kind](view);
  return { content: behind + land + cornerBranch(view, kind), view };
}
