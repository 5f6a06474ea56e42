import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

import { palettes } from './palettes';
import { tokens } from './tokens';

/** What a brand and a time of day decide: see `themes.css.ts`. */
export const themed = {
  /** One variable for each colour of a `Palette`, such as `--color-surface-1`. */
  color: createGlobalThemeContract(palettes.fabula.night, (_value, path) => `color-${path.join('-')}`),
  ...createGlobalThemeContract({
    elevation: { 0: 'elevation-0', 1: 'elevation-1', 2: 'elevation-2', 3: 'elevation-3', lamp: 'elevation-lamp' },
    shelf: { face: 'shelf-face', base: 'shelf-base', lip: 'shelf-lip' },
    hero: { veil: 'hero-veil', text: 'hero-text', plate: 'hero-plate', plateEdge: 'hero-plate-edge' },
    focusRing: 'focus-ring',
  }),
};

/** What a language decides: see `language.css.ts`. */
export const scripted = createGlobalThemeContract({
  font: { display: 'font-display', story: 'font-story', ui: 'font-ui' },
  weight: { display: 'weight-display' },
  line: { display: 'line-display', story: 'line-story', body: 'line-body' },
  tracking: 'tracking',
});

/** What no theme changes. */
export const fixed = createGlobalTheme(':root', {
  radius: tokens.radius,
  duration: tokens.duration,
  easing: tokens.easing,
  size: tokens.size,
  focusWidth: tokens.focus.width,
  focusOffset: tokens.focus.offset,
  layer: tokens.layer,
  onArt: tokens.onArt,
  coin: tokens.coin,
});

/**
 * The theme contract: no file outside the theme holds a colour, a distance or a font weight of its own. For style sheets:
 * a component that needs a variable at run time imports the part that has it, as every import is sent whole.
 */
export const vars = {
  ...themed,
  ...scripted,
  ...fixed,
  space: tokens.space,
  fineSpace: tokens.fineSpace,
  weight: { ...scripted.weight, ...tokens.weight },
};
