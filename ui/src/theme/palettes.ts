/** The two brands of the product: one set of components, two skins. */
export const brands = ['fabula', 'noctis'] as const;
export type Brand = (typeof brands)[number];

/** Night is the default; day follows `prefers-color-scheme: light` until the reader chooses. */
export const themeNames = ['night', 'day'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The colours of one brand at one time of day, named by what they are for. Each pair used for text meets WCAG 2.2 AA. */
type Palette = {
  /** The page. */
  readonly bg: string;
  /** Wells in the page. */
  readonly 'bg-sunk': string;
  /** Cards and dialogs. */
  readonly 'surface-1': string;
  /** What is raised or hovered. */
  readonly 'surface-2': string;
  /** What is pressed, the selected segment, skeletons. */
  readonly 'surface-3': string;
  /** Decorative hairlines only. */
  readonly line: string;
  /** The border of inputs and of every control whose edge must be seen (3:1). */
  readonly 'line-strong': string;
  /** Words, whatever they stand on. */
  readonly text: string;
  /** Supporting text. */
  readonly 'text-2': string;
  /** Meta data and placeholders; never on `surface-3`. */
  readonly 'text-3': string;
  /** The one filled action of a view. */
  readonly primary: string;
  readonly 'primary-hover': string;
  readonly 'on-primary': string;
  readonly 'primary-soft': string;
  /** The same hue for links and selected icons. */
  readonly 'primary-text': string;
  /** The stamp: brand mark, “New”, “Most chosen”. Never a button, never an error. */
  readonly seal: string;
  readonly 'on-seal': string;
  readonly 'seal-soft': string;
  readonly 'seal-text': string;
  /** Coins and prices only, so that money always looks the same. */
  readonly brass: string;
  readonly 'on-brass': string;
  /** Amounts of points. */
  readonly 'brass-text': string;
  /** What has worked: text and icons, always beside words. */
  readonly success: string;
  readonly 'on-success': string;
  readonly 'success-soft': string;
  /** Errors, refusals, missing points: text and icons, always beside words. */
  readonly danger: string;
  /** The filled destructive button. */
  readonly 'danger-fill': string;
  readonly 'on-danger': string;
  /** The ground of an error, and of a price that cannot be paid. */
  readonly 'danger-soft': string;
  /** The ring of the keyboard. */
  readonly focus: string;
  /** A message of the other side. */
  readonly bubble: string;
  /** A message of the reader. */
  readonly 'bubble-me': string;
  readonly 'on-bubble-me': string;
  /** Behind dialogs. */
  readonly scrim: string;
};

export const palettes = {
  fabula: {
    night: {
      bg: '#0b1020',
      'bg-sunk': '#070b17',
      'surface-1': '#121930',
      'surface-2': '#1a2341',
      'surface-3': '#253055',
      line: '#2b3660',
      'line-strong': '#6f7ca8',
      text: '#f5ead6',
      'text-2': '#c6c1c4',
      'text-3': '#9aa1b8',
      primary: '#f3b45c',
      'primary-hover': '#ffc878',
      'on-primary': '#1c1206',
      'primary-soft': '#33291f',
      'primary-text': '#f6c179',
      seal: '#e2502f',
      'on-seal': '#1a0703',
      'seal-soft': '#3a1a1c',
      'seal-text': '#ff9a7f',
      brass: '#e0b35a',
      'on-brass': '#241704',
      'brass-text': '#eac77e',
      success: '#8fd0a4',
      'on-success': '#062313',
      'success-soft': '#12302a',
      danger: '#ff9c94',
      'danger-fill': '#b3261e',
      'on-danger': '#fff4ef',
      'danger-soft': '#3b171d',
      focus: '#ffd896',
      bubble: '#1a2341',
      'bubble-me': '#3a2d20',
      'on-bubble-me': '#fbe9cc',
      scrim: '#05070fcc',
    },
    day: {
      bg: '#f7efdf',
      'bg-sunk': '#ede2cb',
      'surface-1': '#fdf9f0',
      'surface-2': '#f1e6d0',
      'surface-3': '#e6d8bb',
      line: '#d9c8a6',
      'line-strong': '#84775d',
      text: '#1b2135',
      'text-2': '#474650',
      'text-3': '#665f54',
      primary: '#b3331d',
      'primary-hover': '#992812',
      'on-primary': '#fff7ea',
      'primary-soft': '#f8ddcb',
      'primary-text': '#a62d18',
      seal: '#c8371f',
      'on-seal': '#fffaf0',
      'seal-soft': '#f8ddcb',
      'seal-text': '#a62d18',
      brass: '#b67d22',
      'on-brass': '#1f1402',
      'brass-text': '#7c5010',
      success: '#1f6b45',
      'on-success': '#f3fff7',
      'success-soft': '#d9ead7',
      danger: '#a3180f',
      'danger-fill': '#a3180f',
      'on-danger': '#fff6f2',
      'danger-soft': '#f9d9d2',
      focus: '#1d4fa3',
      bubble: '#fdf9f0',
      'bubble-me': '#26304f',
      'on-bubble-me': '#f8efdf',
      scrim: '#1b2135b3',
    },
  },
  noctis: {
    night: {
      bg: '#06141a',
      'bg-sunk': '#040d11',
      'surface-1': '#0c1f27',
      'surface-2': '#132d37',
      'surface-3': '#1d3d49',
      line: '#234754',
      'line-strong': '#6a919d',
      text: '#eaf3ee',
      'text-2': '#b9c9c8',
      'text-3': '#8fa7aa',
      primary: '#93dccd',
      'primary-hover': '#b4ecdf',
      'on-primary': '#04231f',
      'primary-soft': '#123733',
      'primary-text': '#a5e4d6',
      seal: '#f2937a',
      'on-seal': '#2a0c05',
      'seal-soft': '#38211f',
      'seal-text': '#ffb39e',
      brass: '#d7c48c',
      'on-brass': '#221b06',
      'brass-text': '#e4d4a2',
      success: '#9ad9a0',
      'on-success': '#07260f',
      'success-soft': '#123425',
      danger: '#ffa39b',
      'danger-fill': '#b3261e',
      'on-danger': '#fff4ef',
      'danger-soft': '#3a1b20',
      focus: '#d9fff4',
      bubble: '#132d37',
      'bubble-me': '#1f4a48',
      'on-bubble-me': '#e2fbf4',
      scrim: '#02090ccc',
    },
    day: {
      bg: '#edf2ee',
      'bg-sunk': '#dfe8e3',
      'surface-1': '#f9fcfa',
      'surface-2': '#e3ece7',
      'surface-3': '#d2dfd9',
      line: '#bfd0c9',
      'line-strong': '#65807a',
      text: '#0e262c',
      'text-2': '#37494c',
      'text-3': '#506366',
      primary: '#0b625f',
      'primary-hover': '#084d4b',
      'on-primary': '#f2fffb',
      'primary-soft': '#cfe6e0',
      'primary-text': '#0a5a57',
      seal: '#b0452b',
      'on-seal': '#fff8f3',
      'seal-soft': '#f3dcd2',
      'seal-text': '#96361f',
      brass: '#9c8434',
      'on-brass': '#171203',
      'brass-text': '#665314',
      success: '#1c6a3f',
      'on-success': '#f3fff7',
      'success-soft': '#d2e8d6',
      danger: '#a3180f',
      'danger-fill': '#a3180f',
      'on-danger': '#fff6f2',
      'danger-soft': '#f6d9d4',
      focus: '#8a2f14',
      bubble: '#f9fcfa',
      'bubble-me': '#12454a',
      'on-bubble-me': '#eafaf5',
      scrim: '#0e262cb3',
    },
  },
} as const satisfies Record<Brand, Record<ThemeName, Palette>>;
