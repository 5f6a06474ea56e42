import { BACKDROPS } from './backdrops/backdrops.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from './backdrops/stage.ts';
import { mix } from './color.ts';
import { type Cloth, GARMENTS, garmentSilhouette } from './garments.ts';
import { drawHead } from './head.ts';
import { createIds, type NextId } from './ids.ts';
import { type Mood, MOODS } from './moods.ts';
import { createNoise } from './noise.ts';
import { drawMood, portraitRandom } from './palette.ts';
import type { Random } from './random.ts';
import { glow } from './svg/glow.ts';
import { documentOf, svg } from './svg/markup.ts';
import { reeds } from './svg/reeds.ts';
import { sky } from './svg/sky.ts';
import { sparks } from './svg/sparks.ts';
import { stars } from './svg/stars.ts';
import { BACKDROP_NAMES, type Foreground, GARMENT_NAMES, type HexColor, type PortraitOptions } from './types.ts';

/** Chosen by seed or creator, never by a role. */
export const SKIN_TONES = [
  '#f3d3b0',
  '#e8b98c',
  '#d69a68',
  '#b87748',
  '#8f5636',
  '#7d4a30',
] as const satisfies readonly HexColor[];

export const HAIR_COLORS = [
  '#121a33',
  '#2a1a1c',
  '#4a2318',
  '#7d2f1c',
  '#16343a',
  '#c9c2b2',
  '#a8702c',
  '#3a2440',
] as const satisfies readonly HexColor[];

const DARKEST: HexColor = '#05070f';

function clothColors({ ink, accent, sky: [, middle] }: Mood): HexColor[] {
  return [ink, mix(accent, ink, 0.55), mix(middle, ink, 0.45), '#7d2419', '#1c3550', '#2f4a3c', '#5a3a1e'];
}

const FOREGROUNDS = {
  none: () => '',
  leaves: (random, mood) => reeds(random, { width: 600, bottom: 800, length: 150, color: mood.ink, count: 18 }),
  sparks: (random, mood) => {
    const color = mix(mood.accent, mood.disc, 0.5);
    const corner = () => sparks(random, { width: 180, top: 520, bottom: 790, color, count: 5, scale: 1.3 });
    return `${corner()}<g transform="translate(420 0)">${corner()}</g>`;
  },
} satisfies Record<Foreground, (random: Random, mood: Mood) => string>;

function nameFade(id: string, ink: HexColor): string {
  return svg`<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset=".62" stop-color="${ink}" stop-opacity="0"/>
    <stop offset="1" stop-color="${ink}" stop-opacity=".72"/></linearGradient></defs>
    <rect width="600" height="800" fill="url(#${id})"/>`;
}

function sitter(head: { markup: string; rim: string }, garment: string, garmentRim: string, mirrored: boolean): string {
  const body = svg`<g transform="translate(7 -40)" opacity=".9">${garmentRim}</g>
    <g transform="translate(16 86) scale(.58)"><g transform="translate(13 -6)">${head.rim}</g>${head.markup}</g>
    <g transform="translate(0 -36)">${garment}</g>`;
  return mirrored ? `<g transform="translate(600 0) scale(-1 1)">${body}</g>` : body;
}

/** All but the fade, drawn in the recipe's order. */
function paint(seed: string, nextId: NextId, options: PortraitOptions): { content: string; mood: Mood } {
  const random = portraitRandom(seed);
  const mood: Mood = MOODS[drawMood(random, options)];
  const backdrop = BACKDROPS[options.backdrop ?? random.pick(BACKDROP_NAMES)];
  const garmentName = options.garment ?? random.pick(GARMENT_NAMES);
  const skin = options.skin ?? random.pick(SKIN_TONES);
  const hair = options.hair ?? random.pick(HAIR_COLORS);
  const mirrored = options.mirrored ?? random.chance(0.5);
  const line = mix(mood.ink, DARKEST, 0.35);
  const head = drawHead(seed, { random, nextId, mood }, options, { skin, hair, line });
  const cloth = options.cloth ?? random.pick(clothColors(mood));
  const trim = mix(cloth, random.chance(0.5) ? mood.disc : mood.accent, 0.28);

  const behind = [sky(nextId, mood, PORTRAIT_WIDTH, PORTRAIT_HEIGHT)];
  const lamp = {
    x: options.discX ?? random.pick([300, 250, 350]),
    y: 330,
    radius: random.between(190, 240),
  };
  if (mood.dark) behind.push(stars(random, PORTRAIT_WIDTH, 520, mood.disc, 70));
  behind.push(glow(nextId, { ...lamp, radius: 460 }, mood.disc, 0.4));
  const noise = createNoise(random);
  behind.push(backdrop({ random, noise, nextId, mood, lamp, mirrored, clipId: `${head.clipId}a` }));

  const colors: Cloth = { cloth, trim, line, accent: mood.accent, light: mood.disc };
  const garment = GARMENTS[garmentName](colors);
  const person = sitter(head, garment, garmentSilhouette(garmentName, mood.disc), mirrored);
  const foreground = options.foreground ?? random.pick(['sparks', 'none', 'leaves', 'sparks'] as const);
  return { content: behind.join('') + person + FOREGROUNDS[foreground](random, mood), mood };
}

/** Draws a 600 × 800 SVG portrait, deterministically; open options come from the seed. */
export function portrait(seed: string, options: PortraitOptions = {}): string {
  const nextId = createIds(['p', seed, options.mood, undefined]);
  const { content, mood } = paint(seed, nextId, options);
  return documentOf(content + nameFade(nextId(), mood.ink), PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
}

/** The portrait cut square around the face; `size` in pixels. */
export function avatar(seed: string, options: PortraitOptions, size: number): string {
  const { content } = paint(seed, createIds(['p', seed, options.mood, size]), options);
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 90 520 520" width="${size}" height="${size}">${content}</svg>`;
}
