import type {
  PortraitBeard,
  PortraitCloth,
  PortraitGlasses,
  PortraitHairColor,
  PortraitHairCut,
  PortraitParts,
  PortraitSkin,
} from '../../../contract/validators.ts';
import { HAIR_COLORS, SKIN_TONES } from '../portrait.ts';
import type {
  BackdropName,
  Beard,
  Brows,
  Eyes,
  GarmentName,
  Glasses,
  HairCut,
  HexColor,
  MoodName,
  Mouth,
} from '../types.ts';

export const COMPOSED_RECIPE = 2;

export const CUTS = {
  'cut-01': 'variant03',
  'cut-02': 'variant04',
  'cut-03': 'variant05',
  'cut-04': 'variant06',
  'cut-05': 'variant08',
  'cut-06': 'variant09',
  'cut-07': 'variant10',
  'cut-08': 'variant12',
  'cut-09': 'variant13',
  'cut-10': 'variant14',
  'cut-11': 'variant15',
  'cut-12': 'variant16',
  'cut-13': 'variant18',
  'cut-14': 'variant19',
  'cut-15': 'variant20',
  'cut-16': 'variant21',
  'cut-17': 'variant23',
  'cut-18': 'variant24',
  'cut-19': 'variant26',
  'cut-20': 'variant29',
  'cut-21': 'variant31',
  'cut-22': 'variant32',
  'cut-23': 'variant33',
  'cut-24': 'variant35',
  'cut-25': 'variant36',
  'cut-26': 'variant37',
  'cut-27': 'variant38',
  'cut-28': 'variant39',
  'cut-29': 'variant42',
  'cut-30': 'variant44',
  'cut-31': 'variant46',
  'cut-32': 'variant48',
} as const satisfies Record<PortraitHairCut, HairCut>;
export type CutName = keyof typeof CUTS;

export const HAIR_PAINTS = {
  'color-1': HAIR_COLORS[0],
  'color-2': HAIR_COLORS[1],
  'color-3': HAIR_COLORS[2],
  'color-4': HAIR_COLORS[3],
  'color-5': HAIR_COLORS[4],
  'color-6': HAIR_COLORS[5],
  'color-7': HAIR_COLORS[6],
  'color-8': HAIR_COLORS[7],
} as const satisfies Record<PortraitHairColor, HexColor>;
export type HairColorName = keyof typeof HAIR_PAINTS;

/** From light to dark; no other part decides one. */
export const SKINS = {
  'tone-1': SKIN_TONES[0],
  'tone-2': SKIN_TONES[1],
  'tone-3': SKIN_TONES[2],
  'tone-4': SKIN_TONES[3],
  'tone-5': SKIN_TONES[4],
  'tone-6': SKIN_TONES[5],
} as const satisfies Record<PortraitSkin, HexColor>;
export type SkinName = keyof typeof SKINS;

export const CLOTHS = {
  black: '#1f2230',
  grey: '#6c7078',
  white: '#d9d2c3',
  red: '#7d2419',
  yellow: '#b07a24',
  green: '#2f4a3c',
  blue: '#1c3550',
  purple: '#4a2c5a',
  brown: '#5a3a1e',
} as const satisfies Record<PortraitCloth, HexColor>;
export type ClothName = keyof typeof CLOTHS;

export const GLASSES = {
  none: undefined,
  round: 'variant01',
  square: 'variant04',
  oval: 'variant03',
  half: 'variant05',
  dark: 'variant02',
} as const satisfies Record<PortraitGlasses, Glasses | undefined>;
export type GlassesName = keyof typeof GLASSES;

export const BEARDS = {
  none: undefined,
  short: 'variant02',
  full: 'variant01',
} as const satisfies Record<PortraitBeard, Beard | undefined>;
export type BeardName = keyof typeof BEARDS;

/** The rest stays as the seed has it. */
export interface FaceChange {
  eyes?: Eyes;
  mouth?: Mouth;
  brows?: Brows;
}

export const EXPRESSIONS = {
  calm: {},
  glad: { mouth: 'happy06' },
  wry: { mouth: 'happy10' },
  doubtful: { mouth: 'sad09', brows: 'variant12' },
  sad: { eyes: 'variant11', mouth: 'sad03', brows: 'variant01' },
  stern: { eyes: 'variant08', mouth: 'happy14', brows: 'variant10' },
  laughing: { eyes: 'variant22', mouth: 'happy06' },
  asleep: { eyes: 'variant19' },
  wink: { eyes: 'variant18' },
} as const satisfies Record<NonNullable<PortraitParts['expression']>, FaceChange>;
export type ExpressionName = keyof typeof EXPRESSIONS;

export const OWN_EYES = [
  'variant02',
  'variant04',
  'variant05',
  'variant06',
  'variant10',
  'variant14',
  'variant17',
  'variant20',
  'variant21',
  'variant23',
  'variant24',
] as const satisfies readonly Eyes[];
export const OWN_MOUTHS = ['happy01', 'happy02', 'happy03', 'happy04'] as const satisfies readonly Mouth[];
export const OWN_BROWS = [
  'variant01',
  'variant02',
  'variant05',
  'variant06',
  'variant07',
  'variant10',
  'variant11',
] as const satisfies readonly Brows[];

export interface Parts {
  seed: string;
  mood?: MoodName;
  place?: BackdropName;
  garment?: GarmentName;
  cloth?: ClothName;
  hairCut?: CutName;
  hairColor?: HairColorName;
  skin?: SkinName;
  glasses?: GlassesName;
  beard?: BeardName;
  flowers?: boolean;
  freckles?: boolean;
  expression?: ExpressionName;
}

export type CompleteParts = Required<Parts>;
