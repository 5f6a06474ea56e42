import type { Brand, ThemeName } from './palettes';

/**
 * Space: `space[n]` is n × 4 px, in half steps where controls and cards need them. Constants rather than custom
 * properties, because no brand, theme or language changes them: they can be negated and cost no bytes at run time.
 */
const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  4.5: '18px',
  5: '20px',
  5.5: '22px',
  6: '24px',
  6.5: '26px',
  7: '28px',
  7.5: '30px',
  8: '32px',
  8.5: '34px',
  9: '36px',
  9.5: '38px',
  10: '40px',
  11: '44px',
  12: '48px',
  14: '56px',
  16: '64px',
  20: '80px',
  22: '88px',
  24: '96px',
} as const;

/**
 * Odd pixels, by their number: they centre words and icons within small controls (chips, badges, plates, fields), where
 * one pixel is seen. The space between controls and the parts of a page comes from `space`.
 */
const fineSpace = {
  3: '3px',
  5: '5px',
  7: '7px',
  9: '9px',
  11: '11px',
  13: '13px',
  15: '15px',
} as const;

/**
 * Font weights, lightest first. The fonts are variable, so every value is drawn as it is. Titles in the display face
 * take theirs from the language (`language.css.ts`).
 */
const weight = {
  /** Stories and chat. */
  regular: 400,
  /** Running text of the interface. */
  body: 420,
  /** Supporting words in the size of a label. */
  supporting: 440,
  /** The `small` step of the type scale. */
  small: 460,
  /** Entries of a list in the size of a label. */
  entry: 480,
  /** The `micro` step of the type scale, chips and tags. */
  micro: 520,
  /** Entries of the navigation. */
  navigation: 540,
  /** The `label` step of the type scale. */
  label: 560,
  /** Names in the display face under portraits. */
  name: 580,
  /** What stands out within its group. */
  strong: 600,
  /** Buttons, prices and small headings. */
  action: 620,
  /** Amounts of points and the current entry of a list. */
  amount: 640,
  /** The balance of a wallet. */
  balance: 650,
  /** Bold words within running text. */
  emphasis: 660,
  /** The stamp “New”. */
  stamp: 680,
  /** Display type in Arabic, Chinese, Japanese and Korean. */
  bold: 700,
} as const;

/** A step of the type scale. Line height and weight are absent where the language decides them. */
export type TypeStep =
  | { readonly family: 'display'; readonly size: string }
  | { readonly family: 'story'; readonly size: string; readonly weight: number }
  | { readonly family: 'ui'; readonly size: string; readonly weight: number; readonly line: string };

const type = {
  'display-xl': { family: 'display', size: 'clamp(2.5rem,1.6rem + 3.2vw,4rem)' },
  'display-l': { family: 'display', size: 'clamp(2rem,1.5rem + 1.8vw,2.75rem)' },
  'display-m': { family: 'display', size: '1.75rem' },
  title: { family: 'display', size: '1.375rem' },
  'card-name': { family: 'display', size: '1.125rem' },
  story: { family: 'story', size: '1.25rem', weight: weight.regular },
  chat: { family: 'ui', size: '1.0625rem', weight: weight.regular, line: '1.55' },
  body: { family: 'ui', size: '1rem', weight: weight.body, line: '1.5' },
  label: { family: 'ui', size: '.9375rem', weight: weight.label, line: '1.3' },
  small: { family: 'ui', size: '.875rem', weight: weight.small, line: '1.4' },
  micro: { family: 'ui', size: '.8125rem', weight: weight.micro, line: '1.3' },
} as const satisfies Record<string, TypeStep>;

export type TextStyle = keyof typeof type;

/** The fonts of languages in Latin letters; `language.css.ts` has those of the others. */
const font = {
  display:
    "'Fraunces Variable','Fraunces Georgia','Fraunces Noto Serif','Fraunces DejaVu Serif','Noto Serif','Noto Serif CJK SC','Noto Naskh Arabic',Georgia,serif",
  story:
    "'Newsreader Variable','Newsreader Georgia','Newsreader Noto Serif','Newsreader DejaVu Serif','Noto Serif','Noto Serif CJK SC','Noto Naskh Arabic',Georgia,serif",
  ui: "'Instrument Sans Variable','Instrument Sans Arial','Instrument Sans Open','Instrument Sans DejaVu',system-ui,'Noto Sans','Noto Sans CJK SC','Noto Sans Arabic',sans-serif",
} as const;

const radius = {
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '18px',
  xl: '26px',
  pill: '999px',
  arch: '50% 50% 12% 12% / 41% 41% 10% 10%',
  book: '3px 9px 9px 3px',
  seal: '28% 32% 27% 33%',
} as const;

/** Shadows: 0 is the page, 1 a card, 2 a popover, 3 a dialog; `lamp` the glow of the one choice that is selected. */
type Elevation = Readonly<Record<0 | 1 | 2 | 3 | 'lamp', string>>;

/** `{primary}` is the primary colour of the brand. */
const elevation = {
  night: {
    0: 'none',
    1: '0 1px 0 #ffffff0a inset, 0 2px 8px #03050c66',
    2: '0 1px 0 #ffffff0d inset, 0 10px 30px #03050c8c',
    3: '0 1px 0 #ffffff12 inset, 0 28px 80px #03050ccc',
    lamp: '0 0 0 1px color-mix(in srgb, {primary} 28%, transparent), 0 14px 44px color-mix(in srgb, {primary} 18%, transparent)',
  },
  day: {
    0: 'none',
    1: '0 1px 2px #3a2a101f',
    2: '0 8px 26px #3a2a1026',
    3: '0 26px 70px #3a2a1040',
    lamp: '0 0 0 1px color-mix(in srgb, {primary} 28%, transparent), 0 14px 44px color-mix(in srgb, {primary} 13%, transparent)',
  },
} as const satisfies Record<ThemeName, Elevation>;

const duration = {
  instant: '80ms',
  quick: '140ms',
  base: '220ms',
  slow: '360ms',
  scene: '700ms',
  ripple: '600ms',
} as const;

const easing = {
  standard: 'cubic-bezier(.2,.7,.2,1)',
  enter: 'cubic-bezier(.16,1,.3,1)',
  exit: 'cubic-bezier(.5,0,.9,.3)',
  page: 'cubic-bezier(.3,.05,.1,1)',
} as const;

/** `z-index`, from the page up. */
const layer = {
  base: '0',
  sticky: '10',
  sidebar: '20',
  header: '30',
  bottomBar: '30',
  cookie: '30',
  drawer: '40',
  scrim: '60',
  dialog: '70',
  toast: '80',
  popover: '85',
  ripple: '90',
} as const;

const size = {
  header: '64px',
  sidebar: '236px',
  rail: '76px',
  bottomBar: '68px',
  contentMax: '1360px',
  readMax: '66ch',
  /** The width of a conversation. */
  thread: '760px',
  /** The least height and width of what is touched. */
  tap: '44px',
  loginPopup: '900px',
} as const;

/** What stands on pictures, by night and (`day…`) on pale ones. */
const onArt = {
  text: '#fff5e0',
  plate: '#0b1020cc',
  plateEdge: '#f5ead63d',
  dayText: '#2a1613',
  dayPlate: '#fdf6e6e0',
} as const;

/** The metal of coins, from the light down, and the lines engraved into it. */
const coin = { light: '#f8dd94', mid: '#d29a3c', dark: '#8f5f1c', engraving: '#6b430f' } as const;

/** The drawn parts of a brand: the wood of its shelves, and the RGB of the veil over its hero pictures. */
interface BrandArt {
  readonly shelf: { readonly face: string; readonly base: string; readonly lip: string };
  readonly heroVeil: Readonly<Record<ThemeName, string>>;
}

const brandArt = {
  fabula: {
    shelf: { face: '#7a5527', base: '#4a3116', lip: '#d9a85c' },
    heroVeil: { night: '8,13,28', day: '247,232,200' },
  },
  noctis: {
    shelf: { face: '#3f6a70', base: '#1d3c44', lip: '#a9d9d0' },
    heroVeil: { night: '8,13,28', day: '237,242,238' },
  },
} as const satisfies Record<Brand, BrandArt>;

const focus = { width: '2px', offset: '3px' } as const;

/** Every value of the design except colours (`palettes.ts`) and media queries (`breakpoints.ts`). */
export const tokens = {
  space,
  fineSpace,
  weight,
  type,
  font,
  radius,
  elevation,
  duration,
  easing,
  layer,
  size,
  onArt,
  coin,
  brandArt,
  focus,
};
