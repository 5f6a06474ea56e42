import type { OwnPicture, PictureEngineInfo } from '@fabula/sdk';

type Size = PictureEngineInfo['sizes'][number];
type Sides = Pick<OwnPicture, 'width' | 'height'>;

/** Sides are rounded to pixels when pictures are made smaller. */
const mostOdds = 0.02;

/** The size of an engine that is nearest to a picture in its proportions; undefined where the engine has none. */
export function nearestSize({ height, width }: Sides, sizes: readonly Size[]): Size | undefined {
  const odds = (size: Size) => Math.abs(Math.log((size.width * height) / (size.height * width)));
  return sizes.toSorted((a, b) => odds(a) - odds(b))[0];
}

/** The middle of a picture in the proportions of a size; null where it has them. */
export function cropTo(
  { height, width }: Sides,
  size: Sides,
): (Sides & { readonly x: number; readonly y: number }) | null {
  const [wanted, is] = [size.width / size.height, width / height];
  if (Math.abs(is / wanted - 1) <= mostOdds) return null;
  const cropped =
    is > wanted ? { width: Math.round(height * wanted), height } : { width, height: Math.round(width / wanted) };
  return { ...cropped, x: Math.floor((width - cropped.width) / 2), y: Math.floor((height - cropped.height) / 2) };
}
