import type { Locale } from '@fabula/sdk';
import { pageColor } from '@fabula/ui/page-color';

import { directionOf } from '../i18n/locales';
import type { Brand } from './contract';
import { escapeHtml, scriptJson } from './escape';
import { iconAddress } from './icon';
import { afterPaint, beforePaint, hideReturn } from './inline-scripts';
import { elementIds, type PageState } from './page-state';

/** The parts of a whole HTML document. */
export interface DocumentParts {
  readonly locale: Locale;
  readonly brand: Brand;
  /** The page's own head elements, as HTML. */
  readonly head: string;
  readonly styles: readonly string[];
  /** Modules to import after the first paint. */
  readonly scripts: readonly string[];
  /** Font files that the first view is set in. */
  readonly fonts: readonly string[];
  readonly markup: string;
  readonly state: PageState;
}

const sheetLink = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;
const fontLink = (href: string) =>
  `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;
const colorMeta = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`;
const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** The theme that each of the system's colour schemes begins with. */
const schemes = [
  ['dark', 'night'],
  ['light', 'day'],
] as const;

/** A whole HTML document around a rendered page. */
export function renderDocument(parts: DocumentParts): string {
  const { locale, brand, head, styles, scripts, fonts, markup, state } = parts;
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"`,
    ` data-brand="${brand}" data-theme="night" data-session="guest"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<script>${hideReturn}</script><script>${beforePaint}</script>`,
    schemes.map(([scheme, theme]) => colorMeta(scheme, pageColor(brand, theme))).join(''),
    `<link rel="icon" href="${iconAddress(brand)}">`,
    styles.map(sheetLink).join(''),
    fonts.map(fontLink).join(''),
    head,
    `</head><body><div id="${elementIds.root}">${markup}</div>`,
    jsonElement(elementIds.state, state),
    jsonElement(elementIds.scripts, scripts),
    `<script>${afterPaint}</script></body></html>`,
  ].join('');
}
