// The sheets that stand under every page: imported once, for their effect.
import './fallback-fonts.css';
import './language.css';
import './themes.css';
import './global.css';

export { media, scrollHideThreshold, widths } from './breakpoints';
export type { Brand, ThemeName } from './palettes';
