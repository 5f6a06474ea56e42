import type {
  BeardName,
  ClothName,
  CutName,
  GlassesName,
  HairColorName,
  SkinName,
} from '../../media/art/composed/parts.ts';
import type { Quality } from './concepts.ts';

type Table<Value> = Readonly<Partial<Record<Quality, Value>>>;

/** Colours: what remains of these beside a thing that has no such colour is not drawn. */
export const COLORS: ReadonlySet<Quality> = new Set<Quality>([
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
]);

export const HAIR_COLOR_OF: Table<HairColorName> = {
  black: 'color-1',
  brown: 'color-3',
  red: 'color-4',
  orange: 'color-4',
  green: 'color-5',
  blue: 'color-5',
  grey: 'color-6',
  white: 'color-6',
  blond: 'color-7',
  yellow: 'color-7',
  purple: 'color-8',
};

export const CLOTH_OF: Table<ClothName> = {
  black: 'black',
  grey: 'grey',
  white: 'white',
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  brown: 'brown',
};

export const GLASSES_OF: Table<GlassesName> = {
  round: 'round',
  square: 'square',
  oval: 'oval',
  dark: 'dark',
  black: 'dark',
};

export const BEARD_OF: Table<BeardName> = { short: 'short', full: 'full', long: 'full', messy: 'full' };

/** Cuts by shape and length; `any` where no length is named. */
const SHAPES = [
  ['tied', { any: 'cut-21', short: 'cut-25', long: 'cut-23' }],
  ['spiky', { any: 'cut-02' }],
  ['swept', { any: 'cut-05' }],
  ['messy', { any: 'cut-15', medium: 'cut-29', long: 'cut-29' }],
  ['curly', { any: 'cut-18', short: 'cut-06', long: 'cut-24' }],
  ['wavy', { any: 'cut-26', short: 'cut-22', long: 'cut-24' }],
  ['straight', { any: 'cut-16', short: 'cut-08', long: 'cut-11' }],
] as const satisfies readonly (readonly [
  Quality,
  { any: CutName; short?: CutName; medium?: CutName; long?: CutName },
])[];

const LENGTHS = { short: 'cut-05', medium: 'cut-16', long: 'cut-11' } as const satisfies Record<string, CutName>;

export function cutOf(qualities: ReadonlySet<Quality>): CutName | undefined {
  const length = (['short', 'medium', 'long'] as const).find((name) => qualities.has(name));
  for (const [shape, cuts] of SHAPES) {
    if (!qualities.has(shape)) continue;
    const byLength: Readonly<Partial<Record<string, CutName>>> = cuts;
    return byLength[length ?? 'any'] ?? cuts.any;
  }
  return length === undefined ? undefined : LENGTHS[length];
}

export function hairColorOf(qualities: ReadonlySet<Quality>): HairColorName | undefined {
  if (qualities.has('dark') && (qualities.has('brown') || !namesOne(HAIR_COLOR_OF, qualities))) return 'color-2';
  return valueOf(HAIR_COLOR_OF, qualities) ?? (qualities.has('light') ? 'color-7' : undefined);
}

export function skinOf(qualities: ReadonlySet<Quality>): SkinName | undefined {
  if (qualities.has('black')) return 'tone-6';
  if (qualities.has('brown')) return qualities.has('dark') ? 'tone-5' : qualities.has('light') ? 'tone-3' : 'tone-4';
  if (qualities.has('tan')) return 'tone-3';
  if (qualities.has('dark')) return 'tone-5';
  return qualities.has('light') || qualities.has('white') ? 'tone-1' : undefined;
}

/** The colour of a garment; one that is only dark is black, one that is only light is white. */
export function clothOf(qualities: ReadonlySet<Quality>): ClothName | undefined {
  const named = valueOf(CLOTH_OF, qualities);
  if (named !== undefined) return named;
  if (qualities.has('dark')) return 'black';
  return qualities.has('light') ? 'white' : undefined;
}

export function valueOf<Value>(table: Table<Value>, qualities: ReadonlySet<Quality>): Value | undefined {
  for (const quality of qualities) {
    const value = table[quality];
    if (value !== undefined) return value;
  }
  return undefined;
}

function namesOne<Value>(table: Table<Value>, qualities: ReadonlySet<Quality>): boolean {
  return valueOf(table, qualities) !== undefined;
}
