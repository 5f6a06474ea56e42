import sharp from 'sharp';
import type { Brand } from '../../config/config.ts';
import { StoryPictureKind, type CoverInk } from '../../contract/validators.ts';
import type { SceneShape, SceneTheme } from '../../media/art/addresses.ts';
import { heroOptions } from '../../media/art/hero.ts';
import { coverColor, coverInk } from '../../media/art/palette.ts';
import { createRandom } from '../../media/art/random.ts';
import { scene } from '../../media/art/scene.ts';
import { coverOptions } from '../../media/art/shelf.ts';
import { MOOD_NAMES, SCENE_KINDS, type SceneOptions, type StoryArt } from '../../media/art/types.ts';

/** The pictures of a story that has brought none: WebP, by their kind. */
export interface DrawnPictures {
  files: ReadonlyMap<StoryPictureKind, Buffer<ArrayBuffer>>;
  /** `#rrggbb`, until the cover is there. */
  color: string;
  ink: CoverInk;
}

const WEBP = { quality: 82, effort: 2 } as const;
interface Drawing {
  /** Pixels. */
  width: number;
  options: (art: StoryArt, brand: Brand) => SceneOptions;
}

const cover = (width: number): Drawing => ({ width, options: coverOptions });
const landscape = (theme: SceneTheme, shape: SceneShape, width: number): Drawing => ({
  width,
  options: (art, brand) => heroOptions(art, brand, theme, shape),
});

const DRAWINGS: Readonly<Record<StoryPictureKind, Drawing>> = {
  'cover-300': cover(300),
  'cover-600': cover(600),
  'night-wide': landscape('night', 'wide', 1600),
  'night-tall': landscape('night', 'tall', 780),
  'day-wide': landscape('day', 'wide', 1600),
  'day-tall': landscape('day', 'tall', 780),
};

/** What stands for a story without pictures; equal seeds are drawn alike. */
export function artOf(seed: string): StoryArt {
  const random = createRandom(`story:${seed}`);
  return { seed, kind: random.pick(SCENE_KINDS), mood: random.pick(MOOD_NAMES) };
}

/** Draws the cover of a story and its landscapes in the moods of a brand. */
export async function drawPictures(art: StoryArt, brand: Brand): Promise<DrawnPictures> {
  const files = new Map<StoryPictureKind, Buffer<ArrayBuffer>>();
  for (const picture of StoryPictureKind.options) {
    files.set(picture, await draw(drawPicture(art, picture, brand), DRAWINGS[picture].width));
  }
  return { files, color: coverColor(art), ink: coverInk(art) };
}

/** One of these pictures as an SVG document, for a story that is not kept. */
export function drawPicture(art: StoryArt, picture: StoryPictureKind, brand: Brand): string {
  return scene(art.seed, DRAWINGS[picture].options(art, brand));
}

function draw(svg: string, width: number): Promise<Buffer<ArrayBuffer>> {
  return sharp(Buffer.from(svg)).resize(width).webp(WEBP).toBuffer();
}
