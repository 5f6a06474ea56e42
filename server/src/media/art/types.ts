import type { CoverInk, PortraitGarment, PortraitMood, PortraitPlace, StoryScene } from '../../contract/validators.ts';

export type HexColor = `#${string}`;

/** Six dark ones; `brass`, `paper` and `frost` are light. The order of these lists is part of every recipe. */
export const MOOD_NAMES = [
  'lamp',
  'vermilion',
  'verdigris',
  'indigo',
  'ash',
  'moss',
  'brass',
  'paper',
  'frost',
] as const satisfies readonly PortraitMood[];
export type MoodName = PortraitMood;

export const BACKDROP_NAMES = [
  'disc',
  'rays',
  'arch',
  'waves',
  'city',
  'branch',
  'rain',
  'forest',
] as const satisfies readonly PortraitPlace[];
export type BackdropName = PortraitPlace;

export const GARMENT_NAMES = [
  'cloak',
  'coat',
  'wrap',
  'scarf',
  'jersey',
  'mail',
] as const satisfies readonly PortraitGarment[];
export type GarmentName = PortraitGarment;

export const SCENE_KINDS = [
  'hills',
  'sea',
  'city',
  'forest',
  'desert',
  'snow',
  'river',
  'observatory',
] as const satisfies readonly StoryScene[];
export type SceneKind = StoryScene;

type Part = `variant${string}`;

/** No hat, no mask, nothing that hides the face. */
export const HAIR_CUTS = [
  'variant03',
  'variant04',
  'variant05',
  'variant06',
  'variant08',
  'variant09',
  'variant10',
  'variant12',
  'variant13',
  'variant14',
  'variant15',
  'variant16',
  'variant18',
  'variant19',
  'variant20',
  'variant21',
  'variant23',
  'variant24',
  'variant26',
  'variant29',
  'variant31',
  'variant32',
  'variant33',
  'variant35',
  'variant36',
  'variant37',
  'variant38',
  'variant39',
  'variant42',
  'variant44',
  'variant46',
  'variant48',
] as const satisfies readonly Part[];
export type HairCut = (typeof HAIR_CUTS)[number];

export const CALM_EYES = [
  'variant02',
  'variant04',
  'variant05',
  'variant06',
  'variant08',
  'variant10',
  'variant11',
  'variant14',
  'variant17',
  'variant18',
  'variant19',
  'variant20',
  'variant21',
  'variant22',
  'variant23',
  'variant24',
] as const satisfies readonly Part[];
export type Eyes = (typeof CALM_EYES)[number];

/** No grimace, no open teeth. */
export const CALM_MOUTHS = [
  'happy01',
  'happy02',
  'happy03',
  'happy04',
  'happy06',
  'happy10',
  'happy13',
  'happy14',
  'happy17',
  'sad03',
  'sad09',
] as const;
export type Mouth = (typeof CALM_MOUTHS)[number];

export const CALM_BROWS = [
  'variant01',
  'variant02',
  'variant05',
  'variant06',
  'variant07',
  'variant10',
  'variant11',
  'variant12',
] as const satisfies readonly Part[];
export type Brows = (typeof CALM_BROWS)[number];

export type Glasses = 'variant01' | 'variant02' | 'variant03' | 'variant04' | 'variant05';
export type Beard = 'variant01' | 'variant02';
export type Foreground = 'sparks' | 'leaves' | 'none';

export interface PortraitOptions {
  mood?: MoodName;
  backdrop?: BackdropName;
  garment?: GarmentName;
  hairCut?: HairCut;
  skin?: HexColor;
  hair?: HexColor;
  eyes?: Eyes;
  mouth?: Mouth;
  brows?: Brows;
  glasses?: Glasses;
  beard?: Beard;
  earrings?: boolean;
  freckles?: boolean;
  flowers?: boolean;
  cloth?: HexColor;
  /** So that a row does not look one way. */
  mirrored?: boolean;
  foreground?: Foreground;
  /** Across the picture's 600 units. */
  discX?: number;
}

/** Left out parts come from the seed. Lengths are view box units. */
export interface SceneOptions {
  kind?: SceneKind;
  mood?: MoodName;
  width?: number;
  height?: number;
  discX?: number;
  discY?: number;
  discR?: number;
  horizon?: number;
  moon?: 'full' | 'crescent';
  /** Calms the sky for a title in HTML. */
  title?: boolean;
  /** 1 by default. */
  near?: number;
  closedRows?: boolean;
  /** Share of the width; .2 by default. */
  lighthouseX?: number;
  /** Share of the width; .18 by default. */
  trainX?: number;
}

export interface CharacterArt {
  seed: string;
  options: PortraitOptions;
}

/** A story's pictures: seed and kind of all, mood and layout of the cover (600 × 900, title above `discY`). */
export interface StoryArt extends Pick<SceneOptions, 'discX' | 'discY' | 'discR' | 'horizon' | 'moon' | 'closedRows'> {
  seed: string;
  kind: SceneKind;
  mood: MoodName;
}

export const PLACE_FRAMES = ['windows', 'doorway', 'carriage', 'arches', 'train'] as const;

export type PlaceFrame = (typeof PLACE_FRAMES)[number];

export interface PlaceArt {
  kind: SceneKind;
  night: Exclude<MoodName, DayMood>;
  day: DayMood;
  frame?: PlaceFrame;
}

export type DayMood = Extract<MoodName, 'brass' | 'paper' | 'frost'>;

/** Ink of a title on a cover: light ink on `night`, brown on `paper`, deep blue on `frost`. */
export type { CoverInk };
