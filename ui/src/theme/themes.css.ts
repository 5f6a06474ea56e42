import { assignVars, globalStyle } from '@vanilla-extract/css';

import { brands, palettes, themeNames, type ThemeName } from './palettes';
import { tokens } from './tokens';
import { themed } from './vars.css';

const { onArt } = tokens;

/** The colours of hero text and plates: ink on paper by day, light on ink at night. */
const heroInk = {
  night: { text: onArt.text, plate: onArt.plate },
  day: { text: onArt.dayText, plate: onArt.dayPlate },
} as const satisfies Record<ThemeName, { text: string; plate: string }>;

for (const brand of brands) {
  for (const theme of themeNames) {
    const palette = palettes[brand][theme];
    const { shelf, heroVeil } = tokens.brandArt[brand];
    const elevation = tokens.elevation[theme];
    globalStyle(`[data-brand='${brand}'][data-theme='${theme}']`, {
      colorScheme: theme === 'night' ? 'dark' : 'light',
      vars: assignVars(themed, {
        color: palette,
        elevation: { ...elevation, lamp: elevation.lamp.replaceAll('{primary}', palette.primary) },
        shelf,
        hero: { veil: heroVeil[theme], plateEdge: onArt.plateEdge, ...heroInk[theme] },
        focusRing: `0 0 0 5px ${palette.bg}`,
      }),
    });
  }
}
