import type { Locale } from '@fabula/sdk';
import { pageColor } from '@fabula/ui/page-color';

import { directionOf } from '../i18n/locales';
import type { Brand } from '../i18n/brand';
import type { Fonts } from './critical-fonts';
import { escapeHtml, scriptJson } from './escape';
import { iconAddress } from './icon';
import { afterPaint, beforePaint, hideReturn, keepTaps, knownFonts } from './inline-scripts';
import { elementIds, type PageState } from './page-state';

export interface DocumentParts {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly head: string;
  /** The style sheets of the page, in the order in which they apply. */
  readonly styles: readonly string[];
  /** One sheet with all of them, to load in their place. */
  readonly joinedStyles: string | undefined;
  /** Modules to import after the first paint, in order. */
  readonly scripts: readonly string[];
  /** Loaded after the first paint where this browser has no session yet, and before it where it has: then they are cached. */
  readonly fonts: Fonts;
  readonly markup: string;
  readonly state: PageState;
}

const sheetLink = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

const colorMeta = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`;
const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const schemes = [
  ['dark', 'night'],
  ['light', 'day'],
] as const;

export function renderDocument(parts: DocumentParts): string {
  const { locale, brand, head, styles, joinedStyles, scripts, fonts, markup, state } = parts;
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"`,
    ` data-brand="${brand}" data-theme="night" data-session="guest"`,
    ` data-fonts="${escapeHtml([fonts.sheet, ...fonts.files].join(' '))}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<script>${hideReturn}</script><script>${beforePaint}</script><script>${knownFonts}</script><script>${keepTaps}</script>`,
    schemes.map(([scheme, theme]) => colorMeta(scheme, pageColor(brand, theme))).join(''),
    `<link rel="icon" href="${iconAddress(brand)}">`,
    (joinedStyles === undefined ? styles : [joinedStyles]).map(sheetLink).join(''),
    head,
    `</head><body><div id="${elementIds.root}">${markup}</div>`,
    jsonElement(elementIds.state, state),
    jsonElement(elementIds.scripts, { scripts, knownSheets: joinedStyles === undefined ? [] : styles }),
    `<script>${afterPaint}</script></body></html>`,
  ].join('');
}
