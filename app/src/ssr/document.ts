import type { Locale, Scene } from '@fabula/sdk';
import { pageColor } from '@fabula/ui/page-color';

import { directionOf } from '../i18n/locales';
import type { Brand } from '../i18n/brand';
import type { Fonts } from './critical-fonts';
import { escapeHtml, scriptJson } from './escape';
import { iconAddress } from './icon';
import { afterPaint, beforePaint, fetchBackdrop, hideReturn, keepTaps, knownFonts } from './inline-scripts';
import { elementIds, type PageState } from './page-state';

export interface DocumentParts {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly head: string;
  /** The scene that fills the first view; `newcomers` where those who come back do not see it. */
  readonly backdrop?: { readonly scene: Scene; readonly newcomers: boolean } | undefined;
  /** The style sheets of the page, in the order in which they apply. */
  readonly styles: readonly string[];
  readonly joinedStyles: string | undefined;
  readonly scripts: readonly string[];
  /** Loaded before the first paint where they are cached, as with a session, else after it. */
  readonly fonts: Fonts;
  /** Addresses of what an installed site is, and of its icon for browsers that do not read that. */
  readonly installation: { readonly manifest: string; readonly icon: string | undefined };
  readonly markup: string;
  readonly state: PageState;
}

const sheetLink = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

const colorMeta = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`;
const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** The four pictures of a scene, in the order in which `fetchBackdrop` chooses. */
const backdropAttributes = (backdrop: DocumentParts['backdrop']) => {
  if (backdrop === undefined) return '';
  const { night, day } = backdrop.scene;
  const pictures = [night.wide, night.tall, day.wide, day.tall].join(' ');
  return ` data-backdrop="${escapeHtml(pictures)}"${backdrop.newcomers ? ' data-for-newcomers' : ''}`;
};

const schemes = [
  ['dark', 'night'],
  ['light', 'day'],
] as const;

export function renderDocument(parts: DocumentParts): string {
  const { locale, brand, head, backdrop, styles, joinedStyles, scripts, fonts, installation, markup, state } = parts;
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"`,
    ` data-brand="${brand}" data-theme="night" data-session="guest"`,
    ` data-fonts="${escapeHtml([fonts.sheet, ...fonts.files].join(' '))}"${backdropAttributes(backdrop)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<script>${hideReturn}</script><script>${beforePaint}</script><script>${fetchBackdrop}</script><script>${knownFonts}</script><script>${keepTaps}</script>`,
    schemes.map(([scheme, theme]) => colorMeta(scheme, pageColor(brand, theme))).join(''),
    `<link rel="icon" href="${iconAddress(brand)}"><link rel="manifest" href="${installation.manifest}">`,
    installation.icon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(installation.icon)}">`,
    (joinedStyles === undefined ? styles : [joinedStyles]).map(sheetLink).join(''),
    head,
    `</head><body><div id="${elementIds.root}">${markup}</div>`,
    jsonElement(elementIds.state, state),
    jsonElement(elementIds.scripts, { scripts, knownSheets: joinedStyles === undefined ? [] : styles }),
    `<script>${afterPaint}</script></body></html>`,
  ].join('');
}
