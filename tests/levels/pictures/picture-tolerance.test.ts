import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';

import { palettes } from '../../../ui/src/theme/palettes.ts';
import { pictureTolerance } from './picture-tolerance.ts';

/** Width and height of the test pictures, in pixels. */
const SIDE = 64;
/** Width and height of the smallest control, in pixels. */
const CONTROL = 16;

type Colour = readonly [number, number, number];

function parseHex(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** An RGBA picture whose pixels have the colour that `colourAt` names. */
function picture(colourAt: (x: number, y: number) => Colour): Uint8Array {
  const bytes = new Uint8Array(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    bytes.set([...colourAt(pixel % SIDE, Math.floor(pixel / SIDE)), 255], pixel * 4);
  }
  return bytes;
}

/** A control with a border of 1 px, whose inline start is at `left`. */
const bordered = (left: number, line: Colour, surface: Colour) =>
  picture((x, y) => {
    const [fromLeft, fromTop] = [x - left, y - 20];
    const inside = fromLeft >= 0 && fromTop >= 0 && fromLeft < CONTROL && fromTop < CONTROL;
    const edge = [fromLeft, fromTop].some((distance) => distance === 0 || distance === CONTROL - 1);
    return inside && edge ? line : surface;
  });

const isWithinTolerance = (one: Uint8Array, other: Uint8Array): boolean =>
  pixelmatch(one, other, undefined, SIDE, SIDE, { threshold: pictureTolerance.threshold }) <=
  pictureTolerance.allowedMismatchedPixels;

const themes = Object.entries(palettes).flatMap(([brand, { night, day }]) => [
  { theme: `${brand} by night`, colours: night },
  { theme: `${brand} by day`, colours: day },
]);

describe('the tolerance of pictures', () => {
  it.each(
    themes.flatMap(({ theme, colours }) =>
      (['bg', 'surface-1', 'surface-2'] as const).map((surface) => ({
        theme,
        surface,
        line: colours.line,
        ground: colours[surface],
      })),
    ),
  )('fails a border that moved by 1 px: $theme, on $surface', ({ line, ground }) => {
    const [lineColour, groundColour] = [parseHex(line), parseHex(ground)];

    expect(isWithinTolerance(bordered(20, lineColour, groundColour), bordered(21, lineColour, groundColour))).toBe(
      false,
    );
  });

  it('accepts the last bit of a blended colour everywhere', () => {
    const drawn = (offset: number) => picture((x, y) => [x + offset, y + offset, x + offset]);

    expect(isWithinTolerance(drawn(100), drawn(101))).toBe(true);
  });

  it('fails one more clearly different pixel than it allows', () => {
    const dots = (count: number) =>
      picture((x, y) => (y === 10 && x % 4 === 0 && x / 4 < count ? [255, 255, 255] : [0, 0, 0]));
    const { allowedMismatchedPixels } = pictureTolerance;

    expect(isWithinTolerance(dots(0), dots(allowedMismatchedPixels))).toBe(true);
    expect(isWithinTolerance(dots(0), dots(allowedMismatchedPixels + 1))).toBe(false);
  });
});
