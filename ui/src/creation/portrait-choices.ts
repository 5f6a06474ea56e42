import type { PortraitHairColor, PortraitPart, PortraitParts, PortraitSkin } from './model';

type PortraitChoices = { readonly [Part in PortraitPart]: readonly NonNullable<PortraitParts[Part]>[] };

/** Every value of every part, in the order in which it is offered. */
export const portraitChoices: PortraitChoices = {
  mood: ['lamp', 'vermilion', 'verdigris', 'indigo', 'ash', 'moss', 'brass', 'paper', 'frost'],
  place: ['disc', 'rays', 'arch', 'waves', 'city', 'branch', 'rain', 'forest'],
  garment: ['cloak', 'coat', 'wrap', 'scarf', 'jersey', 'mail'],
  hairCut: [
    ...(['cut-01', 'cut-02', 'cut-03', 'cut-04', 'cut-05', 'cut-06', 'cut-07', 'cut-08'] as const),
    ...(['cut-09', 'cut-10', 'cut-11', 'cut-12', 'cut-13', 'cut-14', 'cut-15', 'cut-16'] as const),
    ...(['cut-17', 'cut-18', 'cut-19', 'cut-20', 'cut-21', 'cut-22', 'cut-23', 'cut-24'] as const),
    ...(['cut-25', 'cut-26', 'cut-27', 'cut-28', 'cut-29', 'cut-30', 'cut-31', 'cut-32'] as const),
  ],
  hairColor: ['color-1', 'color-2', 'color-3', 'color-4', 'color-5', 'color-6', 'color-7', 'color-8'],
  skin: ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6'],
  glasses: ['none', 'round', 'square'],
  beard: ['none', 'short', 'full'],
  flowers: [false, true],
  freckles: [false, true],
  expression: ['calm', 'glad', 'wry', 'doubtful', 'sad', 'stern', 'laughing', 'asleep', 'wink'],
};

/** The paints of hair and skin in the paint box: what a swatch shows is what is drawn. */
export const paints = {
  'color-1': '#121a33',
  'color-2': '#2a1a1c',
  'color-3': '#4a2318',
  'color-4': '#7d2f1c',
  'color-5': '#16343a',
  'color-6': '#c9c2b2',
  'color-7': '#a8702c',
  'color-8': '#3a2440',
  'tone-1': '#f3d3b0',
  'tone-2': '#e8b98c',
  'tone-3': '#d69a68',
  'tone-4': '#b87748',
  'tone-5': '#8f5636',
  'tone-6': '#7d4a30',
} as const satisfies Record<PortraitHairColor | PortraitSkin, string>;
