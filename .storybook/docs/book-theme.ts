import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

import { palettes, type Brand, type ThemeName } from '../../ui/src/theme/palettes.ts';
import { tokens } from '../../ui/src/theme/tokens.ts';

/**
 * Storybook itself in the colours and the type of a brand, from the tokens.
 *
 * @param accent the ground of what is chosen, under white words
 */
export function bookTheme(brand: Brand, theme: ThemeName, accent?: string): ThemeVars {
  const color = palettes[brand][theme];
  return create({
    base: theme === 'night' ? 'dark' : 'light',
    brandTitle: brand === 'fabula' ? 'Fabula' : 'Noctis',
    brandTarget: '_self',
    fontBase: tokens.font.ui,
    colorPrimary: color.primary,
    colorSecondary: accent ?? color['primary-text'],
    appBg: color['bg-sunk'],
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.text,
    textInverseColor: color.bg,
    textMutedColor: color['text-3'],
    barTextColor: color['text-2'],
    barHoverColor: color['primary-text'],
    barSelectedColor: color['primary-text'],
    barBg: color['surface-1'],
    buttonBg: color['surface-2'],
    buttonBorder: color['line-strong'],
    booleanBg: color['surface-2'],
    booleanSelectedBg: color['surface-3'],
    inputBg: color['surface-1'],
    inputBorder: color['line-strong'],
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}
