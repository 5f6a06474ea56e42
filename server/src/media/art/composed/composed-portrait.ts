import type { PortraitCrop } from '../../../contract/validators.ts';
import { BACKDROPS } from '../backdrops/backdrops.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from '../backdrops/stage.ts';
import { mix } from '../color.ts';
import { type Mood, MOODS } from '../moods.ts';
import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { softDisc } from '../svg/disc.ts';
import { glow } from '../svg/glow.ts';
import { documentOf, svg } from '../svg/markup.ts';
import { reeds } from '../svg/reeds.ts';
import { sky } from '../svg/sky.ts';
import { sparks } from '../svg/sparks.ts';
import { stars } from '../svg/stars.ts';
import type { Foreground, HexColor } from '../types.ts';
import { completeParts, drawnTraits, streamOf, type Traits } from './complete-parts.ts';
import { type CompleteParts, COMPOSED_RECIPE, type FaceChange, type Parts } from './parts.ts';
import { drawSitter, group, type PartIds, partIds, type Sitter } from './sitter.ts';

export const CROPS = ['none', 'head', 'face', 'hair', 'clothes', 'place'] as const satisfies readonly PortraitCrop[];
export type Crop = PortraitCrop;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Frames on the whole picture; a mirrored face is on the other side. */
const FRAMES = {
  head: () => ({ x: 40, y: 90, width: 520, height: 520 }),
  face: (mirrored) => ({ x: mirrored ? 103 : 173, y: 262, width: 324, height: 270 }),
  hair: () => ({ x: 54, y: 80, width: 492, height: 410 }),
  clothes: () => ({ x: 132, y: 520, width: 336, height: 280 }),
  place: () => ({ x: 0, y: 60, width: 600, height: 500 }),
} satisfies Record<Exclude<Crop, 'none'>, (mirrored: boolean) => Frame>;

/** Default width in pixels. */
const DETAIL_WIDTH = 240;

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

function lampOf({ lampRadius, lampX }: Traits) {
  return { x: lampX, y: 330, radius: lampRadius };
}

function airOf(parts: CompleteParts, traits: Traits, mood: Mood, ids: PartIds): string {
  const nextId = ids('mood');
  const starlight = mood.dark ? stars(streamOf(parts.seed, 'stars'), PORTRAIT_WIDTH, 520, mood.disc, 70) : '';
  const light = glow(nextId, { ...lampOf(traits), radius: 460 }, mood.disc, 0.4);
  return group('mood', sky(nextId, mood, PORTRAIT_WIDTH, PORTRAIT_HEIGHT) + starlight + light);
}

function placeOf(parts: CompleteParts, traits: Traits, mood: Mood, ids: PartIds): string {
  const nextId = ids('place');
  const backdrop = BACKDROPS[parts.place];
  const content = backdrop({
    random: streamOf(parts.seed, 'backdrop'),
    noise: createNoise(streamOf(parts.seed, 'hills')),
    nextId,
    mood,
    lamp: lampOf(traits),
    mirrored: traits.mirrored,
    clipId: nextId(),
  });
  return group('place', content);
}

/** Only the lamp, which costs few bytes. */
function plainPlace(traits: Traits, mood: Mood): string {
  return group('place', softDisc(lampOf(traits), mood.disc, mood.dark ? '0.92' : '1'));
}

function addressOf(parts: CompleteParts, crop: Crop): string {
  return [COMPOSED_RECIPE, crop, ...Object.values(parts)].join('|');
}

function wholePortrait(sitter: Sitter, mood: Mood, ids: PartIds): string {
  const { parts, traits } = sitter;
  const foreground = FOREGROUNDS[traits.foreground](streamOf(parts.seed, 'foreground-places'), mood);
  const content = [
    airOf(parts, traits, mood, ids),
    placeOf(parts, traits, mood, ids),
    drawSitter(sitter, mood, ids),
    group('mood', foreground + nameFade(ids('name')(), mood.ink)),
  ];
  return documentOf(content.join(''), PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
}

function detail(crop: Exclude<Crop, 'none'>, sitter: Sitter, mood: Mood, ids: PartIds): string {
  const { parts, traits } = sitter;
  const { height, width, x, y } = FRAMES[crop](traits.mirrored);
  const full = crop === 'place' || crop === 'head';
  const content = [
    airOf(parts, traits, mood, ids),
    full ? placeOf(parts, traits, mood, ids) : plainPlace(traits, mood),
    crop === 'place' ? '' : drawSitter(sitter, mood, ids),
  ].join('');
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${DETAIL_WIDTH}"
    height="${(DETAIL_WIDTH / width) * height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

/**
 * Draws a portrait from parts as SVG: 600 × 800, or a detail. Deterministic; a changed part changes only the elements
 * of its groups (`data-part`), while the mood colours all.
 *
 * @param moment What the face does for a moment, over its expression.
 */
export function composedPortrait(given: Parts, crop: Crop = 'none', moment: FaceChange = {}): string {
  const parts = completeParts(given);
  const traits = drawnTraits(parts.seed);
  const mood: Mood = MOODS[parts.mood];
  const ids = partIds(addressOf(parts, crop));
  const sitter = { parts, traits, moment };
  return crop === 'none' ? wholePortrait(sitter, mood, ids) : detail(crop, sitter, mood, ids);
}

/** Shown while loading: the mood's sky with lamp and ink. */
export function composedColor(given: Parts): HexColor {
  const { sky: colors, disc, ink } = MOODS[completeParts(given).mood];
  return mix(mix(colors[1], disc, 0.3), ink, 0.3);
}
