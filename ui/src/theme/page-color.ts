import type { Brand, ThemeName } from './themes.css';
import tokens from './tokens.json';

/** The colour of the page behind everything, for the browser's own bars (`<meta name="theme-color">`). */
export const pageColor = (brand: Brand, theme: ThemeName): string => tokens.color[brand][theme].bg;
