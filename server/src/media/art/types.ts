/** `#rrggbb`, lower case. */
export type HexColor = `#${string}`;

/** The nine palettes of the paint box; six are dark, `brass`, `paper` and `frost` are light. */
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
] as const;
export type MoodName = (typeof MOOD_NAMES)[number];

export const BACKDROP_NAMES = ['disc', 'rays', 'arch', 'waves', 'city', 'branch', 'rain', 'forest'] as const;
export type BackdropName = (typeof BACKDROP_NAMES)[number];

export const GARMENT_NAMES = ['cloak', 'coat', 'wrap', 'scarf', 'jersey', 'mail'] as const;
export type GarmentName = (typeof GARMENT_NAMES)[number];

export const SCENE_KINDS = ['hills', 'sea', 'city', 'forest', 'desert', 'snow', 'river', 'observatory'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A numbered part of the Lorelei set, such as `variant07`. */
type Part = `variant${string}`;

/** The calm hair cuts: no hat, no mask, nothing that hides the face. */
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

/** The calm mouths: no grimace, no open teeth. */
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

/**
 * What a creator may fix about a portrait. Everything left out is drawn from the seed, so `{}` is a complete portrait.
 */
export interface PortraitOptions {
  mood?: MoodName;
  backdrop?: BackdropName;
  garment?: GarmentName;
  hairCut?: HairCut;
  /** Skin tone; the six natural ones are `SKIN_TONES`. */
  skin?: HexColor;
  /** Hair colour; the eight usual ones are `HAIR_COLORS`. */
  hair?: HexColor;
  eyes?: Eyes;
  mouth?: Mouth;
  brows?: Brows;
  glasses?: Glasses;
  beard?: Beard;
  earrings?: boolean;
  freckles?: boolean;
  flowers?: boolean;
  /** Colour of the garment; its trim is mixed from it. */
  cloth?: HexColor;
  /** Mirrors the sitter, so that a row does not look one way. */
  mirrored?: boolean;
  foreground?: Foreground;
  /** Where the lamp disc stands across the 600 units of the picture. */
  discX?: number;
}

/** How a landscape is drawn. Everything left out is drawn from the seed. Lengths are units of the view box. */
export interface SceneOptions {
  kind?: SceneKind;
  mood?: MoodName;
  /** Width of the view box; 600 when left out. */
  width?: number;
  /** Height of the view box; 900 when left out. */
  height?: number;
  discX?: number;
  discY?: number;
  discR?: number;
  /** Height at which sky and land meet, from the top. */
  horizon?: number;
  moon?: 'full' | 'crescent';
  /** Keeps the upper part calm for a title that HTML puts there. */
  title?: boolean;
  /** Scale of the nearest roofs of `city`; 1 when left out. */
  near?: number;
  /** Fills the ground between the houses of `city`, so that no light shows through beside a spire. */
  closedRows?: boolean;
  /** Where the lighthouse of `sea` stands, as a share of the width; .2 when left out. */
  lighthouseX?: number;
  /** Where the train of `river` starts, as a share of the width; .18 when left out. */
  trainX?: number;
}

export interface CharacterArt {
  seed: string;
  options: PortraitOptions;
}

/**
 * The pictures of a story, as its record keeps them: one seed and kind for the cover and for every scene, the mood and
 * the placing of the cover. Covers stand in a 600 × 900 view box with the title above `discY`.
 */
export interface StoryArt extends Pick<SceneOptions, 'discX' | 'discY' | 'discR' | 'horizon' | 'moon' | 'closedRows'> {
  seed: string;
  kind: SceneKind;
  mood: MoodName;
}

/** Ink of a title on a cover: light ink on `night`, brown on `paper`, deep blue on `frost`. */
export type CoverInk = 'night' | 'paper' | 'frost';
