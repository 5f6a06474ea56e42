import { assignVars, globalStyle } from '@vanilla-extract/css';

import tokens from './tokens.json';
import { themed } from './vars.css';

/** The two brands of the product: one set of components, two skins. */
export type Brand = keyof typeof tokens.color;
/** Night is the default; day follows `prefers-color-scheme: light` until the reader chooses. */
export type ThemeName = keyof typeof tokens.color.fabula;

const brands = Object.keys(tokens.color) as Brand[];
const themeNames = ['night', 'day'] as const satisfies readonly ThemeName[];

/** The colours of hero text and plates: ink on paper by day, light on ink at night. */
const heroInk = {
  night: { text: tokens.brandArt.onArt.text, plate: tokens.brandArt.onArt.plate },
  day: { text: tokens.brandArt.onArt.dayText, plate: tokens.brandArt.onArt.dayPlate },
} as const satisfies Record<ThemeName, { text: string; plate: string }>;

for (const brand of brands) {
  for (const theme of themeNames) {
    const colors = tokens.color[brand][theme];
    const art = tokens.brandArt[brand];
    globalStyle(`[data-brand='${brand}'][data-theme='${theme}']`, {
      colorScheme: theme === 'night' ? 'dark' : 'light',
      vars: assignVars(themed, {
        color: colors,
        elevation: {
          ...tokens.elevation[theme],
          lamp: tokens.elevation[theme].lamp.replaceAll('{primary}', colors.primary),
        },
        shelf: { face: art.shelf[0] as string, base: art.shelf[1] as string, lip: art.shelf[2] as string },
        hero: { veil: art.heroVeil[theme], plateEdge: tokens.brandArt.onArt.plateEdge, ...heroInk[theme] },
        focusRing: `0 0 0 5px ${colors.bg}`,
      }),
    });
  }
}
