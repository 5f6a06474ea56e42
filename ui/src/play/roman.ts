const parts = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** A number from 1 to 89 as a small roman numeral. */
export function romanNumeral(value: number): string {
  const part = parts.find(([size]) => size <= value);
  return part === undefined ? '' : part[1] + romanNumeral(value - part[0]);
}
