import type { Parts } from '../../media/art/composed/parts.ts';

export type NamedParts = Omit<Parts, 'seed'>;

export interface Meaning {
  says?: NamedParts;
  /** Only suggested: counts where nothing names the part outright. */
  suggests?: NamedParts;
}

/** What words of every language can mean on their own, without another word beside them. */
export const CONCEPTS = {
  cropped: { says: { hairCut: 'cut-30' } },
  bob: { says: { hairCut: 'cut-14' } },
  fringe: { says: { hairCut: 'cut-17' } },
  ponytail: { says: { hairCut: 'cut-21' } },
  bun: { says: { hairCut: 'cut-27' } },
  twoBuns: { says: { hairCut: 'cut-19' } },
  pigtails: { says: { hairCut: 'cut-20' } },
  topknot: { says: { hairCut: 'cut-25' } },
  curls: { says: { hairCut: 'cut-03' } },
  shortHaired: { says: { hairCut: 'cut-05' } },
  longHaired: { says: { hairCut: 'cut-11' } },
  darkHaired: { says: { hairColor: 'color-2' } },
  blackHaired: { says: { hairColor: 'color-1' } },
  brownHaired: { says: { hairColor: 'color-3' } },
  redHaired: { says: { hairColor: 'color-4' } },
  greyHaired: { says: { hairColor: 'color-6' } },
  fairHaired: { says: { hairColor: 'color-7' } },
  stubble: { says: { beard: 'short' } },
  fullBeard: { says: { beard: 'full' } },
  cleanShaven: { says: { beard: 'none' } },
  sunglasses: { says: { glasses: 'dark' } },
  readingGlasses: { says: { glasses: 'half' } },
  noGlasses: { says: { glasses: 'none' } },
  noFreckles: { says: { freckles: false } },
  paleSkinned: { says: { skin: 'tone-1' } },
  tanned: { says: { skin: 'tone-3' } },
  brownSkinned: { says: { skin: 'tone-4' } },
  darkSkinned: { says: { skin: 'tone-5' } },

  dawn: { says: { mood: 'brass' }, suggests: { place: 'rays' } },
  day: { says: { mood: 'paper' } },
  dusk: { says: { mood: 'vermilion' } },
  night: { says: { mood: 'indigo' } },
  lamplight: { says: { mood: 'lamp' } },
  rain: { says: { place: 'rain' }, suggests: { mood: 'ash' } },
  snow: { says: { mood: 'frost' } },
  fog: { says: { mood: 'ash' } },
  autumn: { says: { mood: 'brass' }, suggests: { place: 'branch' } },
  sun: { says: { place: 'rays' }, suggests: { mood: 'brass' } },
  moon: { says: { place: 'disc' }, suggests: { mood: 'indigo' } },

  sea: { says: { place: 'waves' }, suggests: { mood: 'verdigris' } },
  city: { says: { place: 'city' }, suggests: { mood: 'lamp' } },
  forest: { says: { place: 'forest' }, suggests: { mood: 'moss' } },
  garden: { says: { place: 'branch' }, suggests: { mood: 'moss' } },
  hall: { says: { place: 'arch' } },
  desert: { says: { place: 'disc' }, suggests: { mood: 'brass' } },

  seafarer: { suggests: { garment: 'jersey', place: 'waves' } },
  fighter: { suggests: { garment: 'mail' } },
  mystic: { suggests: { garment: 'cloak' } },
  wanderer: { suggests: { garment: 'cloak' } },
  scholar: { suggests: { garment: 'coat' } },
  maker: { suggests: { garment: 'wrap' } },
  artist: { suggests: { garment: 'scarf' } },

  calm: { says: { expression: 'calm' } },
  glad: { says: { expression: 'glad' } },
  wry: { says: { expression: 'wry' } },
  doubtful: { says: { expression: 'doubtful' } },
  sad: { says: { expression: 'sad' } },
  stern: { says: { expression: 'stern' } },
  laughing: { says: { expression: 'laughing' } },
  asleep: { says: { expression: 'asleep' } },
  winking: { says: { expression: 'wink' } },
} as const satisfies Record<string, Meaning>;
export type Concept = keyof typeof CONCEPTS;

/** Things that have qualities: `short` alone says nothing, `short hair` and `short beard` do. */
export const HEADS = [
  'hair',
  'beard',
  'skin',
  'eyes',
  'glasses',
  'freckles',
  'flowers',
  'cloak',
  'coat',
  'wrap',
  'scarf',
  'jersey',
  'mail',
] as const;
export type Head = (typeof HEADS)[number];

export const QUALITIES = [
  'short',
  'medium',
  'long',
  'straight',
  'wavy',
  'curly',
  'messy',
  'spiky',
  'swept',
  'tied',
  'full',
  'round',
  'square',
  'oval',
  'light',
  'tan',
  'dark',
  'black',
  'grey',
  'white',
  'red',
  'orange',
  'blond',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;
export type Quality = (typeof QUALITIES)[number];
