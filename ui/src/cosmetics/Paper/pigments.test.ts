import { describe, expect, it } from 'vitest';

import { brands, palettes, themeNames } from '../../theme/palettes';
import { pigments, type Pigment } from './pigments';

type Rgb = readonly [number, number, number];

const read = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** As `color-mix(in srgb, …)` does. */
const lay = ({ color, percent }: Pigment, below: Rgb): Rgb => {
  const above = read(color);
  const mix = (at: 0 | 1 | 2) => (above[at] * percent + below[at] * (100 - percent)) / 100;
  return [mix(0), mix(1), mix(2)];
};

const luminance = (rgb: Rgb): number => {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = rgb;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** What a thread writes outside of its bubbles. */
const inks = ['text', 'text-2', 'text-3', 'primary-text', 'brass-text', 'danger', 'success'] as const;

const cases = brands.flatMap((brand) => themeNames.map((theme) => ({ brand, theme })));

describe.each(cases)('words on a paper, in $brand by $theme', ({ brand, theme }) => {
  const palette = palettes[brand][theme];

  it.each(Object.entries(pigments))(
    'keep 4.5:1 on the ground and on the ruling of %s',
    (_paper, { ground, ruling }) => {
      const sheet = lay(ground, read(palette.bg));
      const grounds = [sheet, lay(ruling, sheet)];
      const tooFaint = inks.filter((ink) => grounds.some((below) => contrast(read(palette[ink]), below) < 4.5));
      expect(tooFaint).toEqual([]);
    },
  );
});
