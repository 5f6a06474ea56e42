import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

import tokens from './tokens.json';

type ColorName = keyof typeof tokens.color.fabula.night;

const colorNames = Object.fromEntries(
  Object.keys(tokens.color.fabula.night).map((name) => [name, `color-${name}`]),
) as Record<ColorName, string>;

/** What a brand and a time of day decide: see `themes.css.ts`. */
export const themed = createGlobalThemeContract({
  color: colorNames,
  elevation: { 0: 'elevation-0', 1: 'elevation-1', 2: 'elevation-2', 3: 'elevation-3', lamp: 'elevation-lamp' },
  shelf: { face: 'shelf-face', base: 'shelf-base', lip: 'shelf-lip' },
  hero: { veil: 'hero-veil', text: 'hero-text', plate: 'hero-plate', plateEdge: 'hero-plate-edge' },
  focusRing: 'focus-ring',
});

/** What a language decides: see `language.css.ts`. */
export const scripted = createGlobalThemeContract({
  font: { display: 'font-display', story: 'font-story', ui: 'font-ui' },
  weight: { display: 'weight-display' },
  line: { display: 'line-display', story: 'line-story', body: 'line-body' },
  tracking: 'tracking',
});

/** What no theme changes. */
const fixed = createGlobalTheme(':root', {
  space: tokens.space,
  radius: tokens.radius,
  duration: tokens.motion.duration,
  easing: tokens.motion.easing,
  size: tokens.size,
  focusWidth: tokens.focus.width,
  focusOffset: tokens.focus.offset,
  layer: Object.fromEntries(Object.entries(tokens.z).map(([name, value]) => [name, String(value)])) as Record<
    keyof typeof tokens.z,
    string
  >,
  onArt: tokens.brandArt.onArt,
  coin: {
    light: tokens.brandArt.coin[0] as string,
    mid: tokens.brandArt.coin[1] as string,
    dark: tokens.brandArt.coin[2] as string,
    engraving: tokens.brandArt.coin[3] as string,
  },
});

/** The theme contract: semantic tokens only; no other file of the room holds a raw colour. */
export const vars = { ...themed, ...scripted, ...fixed };
