import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

import { mix } from './color.ts';
import type { NextId } from './ids.ts';
import type { Mood } from './moods.ts';
import type { Random } from './random.ts';
import { svg } from './svg/markup.ts';
import { CALM_BROWS, CALM_EYES, CALM_MOUTHS, HAIR_CUTS, type HexColor, type PortraitOptions } from './types.ts';

const DARKEST: HexColor = '#05070f';
const BLUSH: HexColor = '#e2502f';

export interface HeadColors {
  skin: HexColor;
  hair: HexColor;
  line: HexColor;
}

function shown(part: unknown): number {
  return part ? 100 : 0;
}

const bare = (color: HexColor) => color.slice(1);

function inkedHead(
  seed: string,
  random: Random,
  accent: HexColor,
  options: PortraitOptions,
  colors: HeadColors,
): string {
  const avatar = createAvatar(lorelei, {
    seed,
    skinColor: [bare(colors.skin)],
    hairColor: [bare(colors.hair)],
    hair: [options.hairCut ?? random.pick(HAIR_CUTS)],
    eyes: [options.eyes ?? random.pick(CALM_EYES)],
    mouth: [options.mouth ?? random.pick(CALM_MOUTHS)],
    eyebrows: [options.brows ?? random.pick(CALM_BROWS)],
    glassesProbability: shown(options.glasses),
    ...(options.glasses ? { glasses: [options.glasses] } : {}),
    beardProbability: shown(options.beard),
    ...(options.beard ? { beard: [options.beard] } : {}),
    earringsProbability: shown(options.earrings || random.chance(0.35)),
    earringsColor: [bare(accent)],
    frecklesProbability: shown(options.freckles),
    hairAccessoriesProbability: shown(options.flowers),
    hairAccessoriesColor: [bare(accent)],
  }).toString();
  return avatar
    .slice(avatar.indexOf('<g mask'), avatar.lastIndexOf('</svg>'))
    .replace(/<g mask="[^"]*">/, '<g>')
    .replace(/#000000|#000(?![0-9a-f])/g, colors.line);
}

/** Lorelei's transform; the shading needs the same. */
const HEAD_PLACE = 'translate(10 -60)';
const CHEEK_SHADOW = 'M100 100H470C400 380 420 520 470 640C520 740 620 770 700 790L760 1100H100z';
const CHIN_SHADOW = 'M250 780C400 830 560 810 690 760L700 1000H250z';

function lamplight(clipId: string, skinPath: string, skin: HexColor, mood: Mood): string {
  const shade = mix(skin, mood.sky[1], 0.62);
  return svg`<g transform="${HEAD_PLACE}"><clipPath id="${clipId}"><path d="${skinPath}"/></clipPath>
    <g clip-path="url(#${clipId})">
    <path d="${CHEEK_SHADOW}" fill="${shade}" opacity=".42"/><path d="${CHIN_SHADOW}" fill="${shade}" opacity=".5"/>
    <ellipse cx="640" cy="600" rx="78" ry="52" fill="${BLUSH}" opacity=".2"/>
    <ellipse cx="440" cy="620" rx="60" ry="44" fill="${BLUSH}" opacity=".16"/></g></g>`;
}

function lit(head: string, clipId: string, skin: HexColor, mood: Mood): string {
  const skinPath =
    new RegExp(`<path[^>]* d="([^"]+)"[^>]*fill="${skin}"`).exec(head)?.[1] ??
    new RegExp(`d="([^"]+)" fill="${skin}"`).exec(head)?.[1] ??
    '';
  const skinElement = new RegExp(`<path[^>]*fill="${skin}"[^>]*/>`).exec(head)?.[0];
  if (skinElement === undefined) return head;
  const shading = lamplight(clipId, skinPath, skin, mood);
  return head.replace(skinElement, `${skinElement}</g>${shading}<g transform="${HEAD_PLACE}">`);
}

function silhouette(head: string, color: HexColor): string {
  return head
    .replace(/<clipPath[\s\S]*?<\/clipPath>/g, '')
    .replace(/clip-path="[^"]*"/g, '')
    .replace(/opacity="[^"]*"/g, '')
    .replace(/<ellipse[^>]*>/g, '')
    .replace(/<path d="M100 100H470[^>]*>|<path d="M250 780C400[^>]*>/g, '')
    .replace(/fill="#[0-9a-fA-F]{3,6}"/g, `fill="${color}"`);
}

function withHairLight(head: string, gradientId: string, hair: HexColor, light: HexColor): string {
  const gradient = svg`<defs><linearGradient id="${gradientId}" gradientUnits="userSpaceOnUse" x1="760" y1="150"
    x2="330" y2="760"><stop offset="0" stop-color="${mix(hair, light, 0.34)}"/>
    <stop offset=".5" stop-color="${hair}"/><stop offset="1" stop-color="${mix(hair, DARKEST, 0.25)}"/>
    </linearGradient></defs>`;
  return gradient + head.replaceAll(`fill="${hair}"`, `fill="url(#${gradientId})"`);
}

export interface Head {
  markup: string;
  rim: string;
  clipId: string;
}

/** Draws a Lorelei head (Lisa Wischofsky, CC0 1.0), inked and lit; open options come from the seed. */
export function drawHead(
  seed: string,
  { random, nextId, mood }: { random: Random; nextId: NextId; mood: Mood },
  options: PortraitOptions,
  colors: HeadColors,
): Head {
  const inked = inkedHead(seed, random, mood.accent, options, colors);
  const clipId = nextId();
  const head = lit(inked, clipId, colors.skin, mood);
  const rim = silhouette(head, mood.disc);
  return { markup: withHairLight(head, nextId(), colors.hair, mood.disc), rim, clipId };
}
