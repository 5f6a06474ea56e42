import { mix } from '../color.ts';
import { type Cloth, GARMENTS, garmentSilhouette } from '../garments.ts';
import { createIds } from '../ids.ts';
import type { Mood } from '../moods.ts';
import { svg } from '../svg/markup.ts';
import type { HexColor } from '../types.ts';
import type { Traits } from './complete-parts.ts';
import { filled, headLayers, type HeadLayers, silhouetteOf } from './head-layers.ts';
import { CLOTHS, type CompleteParts, type FaceChange, HAIR_PAINTS, SKINS } from './parts.ts';

const DARKEST: HexColor = '#05070f';
const BLUSH: HexColor = '#e2502f';
const PALE: HexColor = '#fff4e0';

const HEAD_PLACE = 'translate(10 -60)';
const HEAD_SCALE = 'translate(16 86) scale(.58)';
const CHEEK_SHADOW = 'M100 100H470C400 380 420 520 470 640C520 740 620 770 700 790L760 1100H100z';
const CHIN_SHADOW = 'M250 780C400 830 560 810 690 760L700 1000H250z';

export function group(part: string, content: string, attributes = ''): string {
  return content === '' ? '' : `<g data-part="${part}"${attributes}>${content}</g>`;
}

/** Ids counted per part, so that no part shifts another's. */
export type PartIds = (part: string) => () => string;

export function partIds(address: string): PartIds {
  return (part) => createIds([address, part]);
}

interface Colors {
  line: HexColor;
  mood: Mood;
  skin: HexColor;
  hair: HexColor;
}

function lamplight(id: string, skinLayer: string, { mood, skin }: Colors): string {
  const shade = mix(skin, mood.sky[1], 0.62);
  const outline = / d="([^"]+)"/.exec(skinLayer)?.[1] ?? '';
  return svg`<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">
    <path d="${CHEEK_SHADOW}" fill="${shade}" opacity=".42"/><path d="${CHIN_SHADOW}" fill="${shade}" opacity=".5"/>
    <ellipse cx="640" cy="600" rx="78" ry="52" fill="${BLUSH}" opacity=".2"/>
    <ellipse cx="440" cy="620" rx="60" ry="44" fill="${BLUSH}" opacity=".16"/></g>`;
}

function hairPaint(id: string, gleamId: string, { hair, mood }: Colors): string {
  const gleam = mix(hair, mood.disc, 0.28);
  return svg`<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="760" y1="150"
    x2="330" y2="760"><stop offset="0" stop-color="${mix(hair, mood.disc, 0.34)}"/>
    <stop offset=".5" stop-color="${hair}"/><stop offset="1" stop-color="${mix(hair, DARKEST, 0.25)}"/>
    </linearGradient><radialGradient id="${gleamId}"><stop offset=".2" stop-color="${gleam}"/>
    <stop offset="1" stop-color="${gleam}" stop-opacity="0"/></radialGradient></defs>`;
}

/** With a gleam around the mouth, which dark hair would hide. */
function beardOf(beard: string, hair: string, gleamId: string): string {
  if (beard === '') return '';
  return svg`${filled(beard, hair)}<ellipse cx="560" cy="686" rx="136" ry="56" fill="url(#${gleamId})" opacity=".8"/>`;
}

function headOf(layers: HeadLayers, colors: Colors, ids: PartIds): string {
  const { line, mood, skin } = colors;
  const hairId = ids('hairColor');
  const paintId = hairId();
  const gleamId = hairId();
  const hair = `url(#${paintId})`;
  const face =
    filled(layers.outline, line) +
    filled(layers.skin, skin) +
    lamplight(ids('skin')(), layers.skin, colors) +
    filled(layers.ear, line) +
    filled(layers.earrings, mood.accent) +
    filled(layers.nose, line);
  return [
    group('hairColor', hairPaint(paintId, gleamId, colors)),
    group('hairCut', filled(layers.hairBack, hair)),
    group('skin', face),
    group('freckles', filled(layers.freckles, line)),
    group('beard', beardOf(layers.beard, hair, gleamId)),
    group('expression', filled(layers.eyes + layers.brows + layers.mouth, line)),
    group('glasses', filled(layers.glasses, line)),
    group('hairCut', filled(layers.hairFront, hair)),
    group('flowers', filled(layers.flowers, mood.accent)),
  ].join('');
}

function rimOf(layers: HeadLayers, color: HexColor): string {
  return [
    group('hairCut', silhouetteOf(layers.hairBack + layers.hairFront, color)),
    group('skin', silhouetteOf(layers.outline + layers.earrings, color)),
    group('beard', silhouetteOf(layers.beard, color)),
    group('flowers', silhouetteOf(layers.flowers, color)),
  ].join('');
}

function garmentOf(parts: CompleteParts, traits: Traits, mood: Mood, line: HexColor): string {
  const cloth = CLOTHS[parts.cloth];
  const trim = mix(cloth, traits.paleTrim ? mood.disc : mood.accent, 0.28);
  const colors: Cloth = { cloth, trim, line, accent: mood.accent, light: mix(mood.disc, PALE, 0.6) };
  return GARMENTS[parts.garment](colors);
}

export interface Sitter {
  parts: CompleteParts;
  traits: Traits;
  moment: FaceChange;
}

export function drawSitter({ moment, parts, traits }: Sitter, mood: Mood, ids: PartIds): string {
  const line = mix(mood.ink, DARKEST, 0.35);
  const layers = headLayers(parts, traits, moment);
  const colors = { line, mood, skin: SKINS[parts.skin], hair: HAIR_PAINTS[parts.hairColor] };
  const body = [
    group('garment', garmentSilhouette(parts.garment, mood.disc), ' transform="translate(7 -40)" opacity=".9"'),
    `<g transform="${HEAD_SCALE}"><g transform="${HEAD_PLACE}">`,
    `<g transform="translate(13 -6)">${rimOf(layers, mood.disc)}</g>${headOf(layers, colors, ids)}</g></g>`,
    group('garment', garmentOf(parts, traits, mood, line), ' transform="translate(0 -36)"'),
  ].join('');
  return traits.mirrored ? `<g transform="translate(600 0) scale(-1 1)">${body}</g>` : body;
}
