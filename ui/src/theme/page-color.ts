import { palettes, type Brand, type ThemeName } from './palettes';

/** The colour of the page behind everything, for the browser's own bars (`<meta name="theme-color">`). */
export const pageColor = (brand: Brand, theme: ThemeName): string => palettes[brand][theme].bg;
