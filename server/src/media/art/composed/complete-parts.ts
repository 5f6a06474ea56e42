import { createRandom, type Random } from '../random.ts';
import { BACKDROP_NAMES, GARMENT_NAMES, MOOD_NAMES } from '../types.ts';
import {
  CLOTHS,
  type CompleteParts,
  COMPOSED_RECIPE,
  CUTS,
  type ExpressionName,
  HAIR_PAINTS,
  OWN_BROWS,
  OWN_EYES,
  OWN_MOUTHS,
  type Parts,
  SKINS,
} from './parts.ts';

/** A stream per purpose, so that no choice shifts another's draws. */
export function streamOf(seed: string, purpose: string): Random {
  return createRandom(`portrait-${COMPOSED_RECIPE}:${seed}:${purpose}`);
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

const CUT_NAMES = namesOf(CUTS);
const HAIR_COLOR_NAMES = namesOf(HAIR_PAINTS);
const SKIN_NAMES = namesOf(SKINS);
const CLOTH_NAMES = namesOf(CLOTHS);

/** Mostly calm: the picture stands beside everything that the character says. */
const USUAL_EXPRESSIONS = [
  'calm',
  'calm',
  'calm',
  'calm',
  'glad',
  'wry',
  'doubtful',
  'stern',
] as const satisfies readonly ExpressionName[];
const USUAL_GLASSES = ['none', 'none', 'none', 'none', 'none', 'none', 'round', 'square'] as const;
const BEARD_CHANCE = 0.1;
const BEARDS_AT_ALL = ['short', 'full'] as const;

function drawnParts(seed: string): CompleteParts {
  const stream = (part: string) => streamOf(seed, part);
  return {
    seed,
    mood: stream('mood').pick(MOOD_NAMES),
    place: stream('place').pick(BACKDROP_NAMES),
    garment: stream('garment').pick(GARMENT_NAMES),
    cloth: stream('cloth').pick(CLOTH_NAMES),
    hairCut: stream('hairCut').pick(CUT_NAMES),
    hairColor: stream('hairColor').pick(HAIR_COLOR_NAMES),
    skin: stream('skin').pick(SKIN_NAMES),
    glasses: stream('glasses').pick(USUAL_GLASSES),
    beard: stream('has-beard').chance(BEARD_CHANCE) ? stream('beard').pick(BEARDS_AT_ALL) : 'none',
    flowers: stream('flowers').chance(0.1),
    freckles: stream('freckles').chance(0.2),
    expression: stream('expression').pick(USUAL_EXPRESSIONS),
  };
}

export function completeParts(given: Parts): CompleteParts {
  const drawn = drawnParts(given.seed);
  return {
    seed: given.seed,
    mood: given.mood ?? drawn.mood,
    place: given.place ?? drawn.place,
    garment: given.garment ?? drawn.garment,
    cloth: given.cloth ?? drawn.cloth,
    hairCut: given.hairCut ?? drawn.hairCut,
    hairColor: given.hairColor ?? drawn.hairColor,
    skin: given.skin ?? drawn.skin,
    glasses: given.glasses ?? drawn.glasses,
    beard: given.beard ?? drawn.beard,
    flowers: given.flowers ?? drawn.flowers,
    freckles: given.freckles ?? drawn.freckles,
    expression: given.expression ?? drawn.expression,
  };
}

const NOSES = ['variant01', 'variant02', 'variant03', 'variant04', 'variant05', 'variant06'] as const;
const HEADS = ['variant01', 'variant02', 'variant03', 'variant04'] as const;
const EARRINGS = ['variant01', 'variant02', 'variant03'] as const;

export function drawnTraits(seed: string) {
  const stream = (trait: string) => streamOf(seed, trait);
  return {
    head: stream('head').pick(HEADS),
    nose: stream('nose').pick(NOSES),
    eyes: stream('eyes').pick(OWN_EYES),
    mouth: stream('mouth').pick(OWN_MOUTHS),
    brows: stream('brows').pick(OWN_BROWS),
    earrings: stream('has-earrings').chance(0.35) ? stream('earrings').pick(EARRINGS) : undefined,
    mirrored: stream('mirrored').chance(0.5),
    paleTrim: stream('trim').chance(0.5),
    lampX: stream('lamp-x').pick([300, 250, 350]),
    lampRadius: stream('lamp-radius').between(190, 240),
    foreground: stream('foreground').pick(['sparks', 'none', 'leaves', 'sparks'] as const),
  };
}

export type Traits = ReturnType<typeof drawnTraits>;
