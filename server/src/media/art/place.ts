import type { SceneShape, SceneTheme } from './addresses.ts';
import { frames } from './frames.ts';
import { layoutOf } from './hero.ts';
import { landscape } from './scene.ts';
import { documentOf } from './svg/markup.ts';
import type { PlaceArt, PlaceFrame, SceneOptions } from './types.ts';

export function placeOptions({ day, kind, night }: PlaceArt, theme: SceneTheme, shape: SceneShape): SceneOptions {
  return { ...layoutOf(kind, shape), mood: theme === 'night' ? night : day };
}

export function place(seed: string, options: SceneOptions, frame: PlaceFrame | undefined): string {
  const { content, view } = landscape(seed, options);
  const front = frame === undefined ? '' : frames[frame](view);
  return documentOf(content + front, view.width, view.height);
}
