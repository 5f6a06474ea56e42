export const bonds = ['distant', 'guarded', 'warming', 'trusting', 'close'] as const;

export type BondValue = (typeof bonds)[number];

/** The value of a relationship as a word: the lowest and the highest have one of their own. */
export function bondOf(value: number, max: number): BondValue {
  if (value <= 0) return 'distant';
  if (value >= max) return 'close';
  const between = bonds.slice(1, -1);
  return between[Math.min(between.length - 1, Math.floor((value / max) * between.length))] ?? 'guarded';
}
