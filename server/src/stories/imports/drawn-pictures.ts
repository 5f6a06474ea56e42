import sharp from 'sharp';
import type { Brand } from '../../config/config.ts';
import type { CoverInk, StoryPictureKind } from '../../contract/validators.ts';
import { SCENE_SHAPES, SCENE_THEMES, type SceneShape } from '../../media/art/addresses.ts';
import { heroOptions } from '../../media/art/hero.ts';
import { coverColor, coverInk } from '../../media/art/palette.ts';
import { createRandom } from '../../media/art/random.ts';
import { scene } from '../../media/art/scene.ts';
import { coverOptions } from '../../media/art/shelf.ts';
import { MOOD_NAMES, SCENE_KINDS, type StoryArt } from '../../media/art/types.ts';

/** The pictures of a story that has brought none: WebP, by their kind. */
export interface DrawnPictures {
  files: ReadonlyMap<StoryPictureKind, Buffer<ArrayBuffer>>;
  /** `#rrggbb`, until the cover is there. */
  color: string;
  ink: CoverInk;
}

const WEBP = { quality: 82, effort: 2 } as const;
const COVER_WIDTHS = [300, 600] as const;
const SCENE_WIDTHS = { wide: 1600, tall: 780 } as const satisfies Record<SceneShape, number>;

/** What stands for a story without pictures; equal seeds are drawn alike. */
export function artOf(seed: string): StoryArt {
  const random = createRandom(`story:${seed}`);
  return { seed, kind: random.pick(SCENE_KINDS), mood: random.pick(MOOD_NAMES) };
}

/** Draws the cover of a story and its landscapes in the moods of a brand. */
export async function drawPictures(seed: string, brand: Brand): Promise<DrawnPictures> {
  const art = artOf(seed);
  const files = new Map<StoryPictureKind, Buffer<ArrayBuffer>>();
  const cover = scene(art.seed, coverOptions(art));
  for (const width of COVER_WIDTHS) files.set(`cover-${width}`, await draw(cover, width));
  for (const theme of SCENE_THEMES) {
    for (const shape of SCENE_SHAPES) {
      const landscape = scene(art.seed, heroOptions(art, brand, theme, shape));
      files.set(`${theme}-${shape}`, await draw(landscape, SCENE_WIDTHS[shape]));
    }
  }
  return { files, color: coverColor(art), ink: coverInk(art) };
}

function draw(svg: string, width: number): Promise<Buffer<ArrayBuffer>> {
  return sharp(Buffer.from(svg)).resize(width).webp(WEBP).toBuffer();
}
