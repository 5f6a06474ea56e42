import type { HexColor } from './types.ts';

const SIX_DIGITS = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function channels(color: HexColor): [number, number, number] {
  const [, red, green, blue] = SIX_DIGITS.exec(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new RangeError(`Not a #rrggbb colour: ${color}`);
  }
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

function blend(from: number, to: number, share: number): string {
  return Math.round(from + (to - from) * share)
    .toString(16)
    .padStart(2, '0');
}

/** Mixes in sRGB, `share` 0 to 1. Throws RangeError unless both are `#rrggbb`. */
export function mix(from: HexColor, to: HexColor, share: number): HexColor {
  const [red, green, blue] = channels(from);
  const [toRed, toGreen, toBlue] = channels(to);
  return `#${blend(red, toRed, share)}${blend(green, toGreen, share)}${blend(blue, toBlue, share)}`;
}
