import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

import { BEARDS, type CompleteParts, CUTS, EXPRESSIONS, type FaceChange, GLASSES } from './parts.ts';
import type { Traits } from './complete-parts.ts';

/** From back to front; fills are marks until `filled` colours them. */
export interface HeadLayers {
  hairBack: string;
  outline: string;
  skin: string;
  ear: string;
  eyes: string;
  brows: string;
  earrings: string;
  freckles: string;
  nose: string;
  beard: string;
  mouth: string;
  glasses: string;
  hairFront: string;
  flowers: string;
}

const MARKS = {
  hair: 'f00001',
  skin: 'f00002',
  eyes: 'f00003',
  brows: 'f00004',
  earrings: 'f00005',
  freckles: 'f00006',
  nose: 'f00007',
  mouth: 'f00008',
  glasses: 'f00009',
  flowers: 'f0000a',
} as const;

const ELEMENT = /<g fill="[^"]*">.*?<\/g>|<path[^>]*\/>/g;
const FILL = /fill="#([0-9a-f]+)"/;
const MARKED_FILL = /fill="#(f0000[0-9a-f]|000000|000)"/g;
const ANY_FILL = /fill="#[0-9a-f]{3,6}"/g;

export function filled(layer: string, paint: string): string {
  return layer.replace(MARKED_FILL, `fill="${paint}"`);
}

export function silhouetteOf(layer: string, paint: string): string {
  return layer.replace(ANY_FILL, `fill="${paint}"`);
}

function shown(part: unknown): number {
  return part === undefined || part === false ? 0 : 100;
}

function variant<Name>(name: Name | undefined): Name[] {
  return name === undefined ? [] : [name];
}

function inkedHead(parts: CompleteParts, traits: Traits, moment: FaceChange): string {
  const change: FaceChange = { ...EXPRESSIONS[parts.expression], ...moment };
  const glasses = GLASSES[parts.glasses];
  const beard = BEARDS[parts.beard];
  return createAvatar(lorelei, {
    seed: parts.seed,
    head: [traits.head],
    nose: [traits.nose],
    hair: [CUTS[parts.hairCut]],
    eyes: [change.eyes ?? traits.eyes],
    mouth: [change.mouth ?? traits.mouth],
    eyebrows: [change.brows ?? traits.brows],
    glasses: variant(glasses),
    glassesProbability: shown(glasses),
    beard: variant(beard),
    beardProbability: shown(beard),
    earrings: variant(traits.earrings),
    earringsProbability: shown(traits.earrings),
    frecklesProbability: shown(parts.freckles),
    hairAccessoriesProbability: shown(parts.flowers),
    hairColor: [MARKS.hair],
    skinColor: [MARKS.skin],
    eyesColor: [MARKS.eyes],
    eyebrowsColor: [MARKS.brows],
    earringsColor: [MARKS.earrings],
    frecklesColor: [MARKS.freckles],
    noseColor: [MARKS.nose],
    mouthColor: [MARKS.mouth],
    glassesColor: [MARKS.glasses],
    hairAccessoriesColor: [MARKS.flowers],
  }).toString();
}

const LAYER_OF_MARK: Readonly<Record<string, keyof HeadLayers>> = {
  [MARKS.skin]: 'skin',
  [MARKS.eyes]: 'eyes',
  [MARKS.brows]: 'brows',
  [MARKS.earrings]: 'earrings',
  [MARKS.freckles]: 'freckles',
  [MARKS.nose]: 'nose',
  [MARKS.mouth]: 'mouth',
  [MARKS.glasses]: 'glasses',
  [MARKS.flowers]: 'flowers',
};

function placeOfHair(layers: HeadLayers): keyof HeadLayers {
  if (layers.outline === '') return 'hairBack';
  return layers.mouth === '' ? 'beard' : 'hairFront';
}

/** Black is first the outline, then the ear; white belongs to what it shines on. */
function layerOf(fill: string, layers: HeadLayers, last: keyof HeadLayers): keyof HeadLayers {
  if (fill === MARKS.hair) return placeOfHair(layers);
  const marked = LAYER_OF_MARK[fill];
  if (marked !== undefined) return marked;
  if (fill === 'fff' || fill === 'ffffff') return last;
  return layers.skin === '' ? 'outline' : 'ear';
}

/** Splits a Lorelei head (Lisa Wischofsky, CC0 1.0) into layers, so that each part has its own elements. */
export function headLayers(parts: CompleteParts, traits: Traits, moment: FaceChange): HeadLayers {
  const layers: HeadLayers = {
    hairBack: '',
    outline: '',
    skin: '',
    ear: '',
    eyes: '',
    brows: '',
    earrings: '',
    freckles: '',
    nose: '',
    beard: '',
    mouth: '',
    glasses: '',
    hairFront: '',
    flowers: '',
  };
  const head = inkedHead(parts, traits, moment);
  let last: keyof HeadLayers = 'outline';
  for (const [element] of head.slice(head.indexOf('<g mask')).matchAll(ELEMENT)) {
    last = layerOf(FILL.exec(element)?.[1] ?? '', layers, last);
    layers[last] += element;
  }
  return layers;
}
