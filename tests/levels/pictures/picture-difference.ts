import { existsSync } from 'node:fs';

import sharp from 'sharp';

/** Where two pictures differ, in pixels of the picture. */
export interface PictureDifference {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many pixels differ. */
  readonly pixels: number;
}

/** `diffColor` of pixelmatch; what it takes for anti-aliasing is yellow. */
const isDifferent = (red: number | undefined, green: number | undefined, blue: number | undefined): boolean =>
  red === 255 && green === 0 && blue === 0;

/**
 * The smallest box around all differing pixels of a picture that pixelmatch drew.
 *
 * @param file a PNG
 * @returns undefined when no pixel differs
 */
export async function locateDifference(file: string): Promise<PictureDifference | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom, pixels] = [info.width, info.height, -1, -1, 0];
  for (let index = 0; index < data.length; index += info.channels) {
    if (!isDifferent(data[index], data[index + 1], data[index + 2])) continue;
    const pixel = index / info.channels;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    pixels += 1;
  }
  if (pixels === 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels };
}

/**
 * A line that says where the picture of a failed test differs.
 *
 * @param error the lines of the error; Vitest names the difference picture in one of them
 * @returns no line when the error names no such picture
 */
export async function describeDifference(error: readonly string[]): Promise<string[]> {
  const file = error.find((line) => line.endsWith('-diff.png'));
  if (file === undefined || !existsSync(file)) return [];
  const place = await locateDifference(file);
  if (place === undefined) return [];
  const { x, y, width, height, pixels } = place;
  return [`${pixels} pixels differ in the box at x ${x}, y ${y}, ${width} × ${height}`];
}
