import type { Locale } from '@fabula/sdk';

import type { ClientBuild } from './manifest';

const latin = ['instrument-sans-latin-wght-normal.woff2', 'fraunces-latin-full-normal.woff2'];
const arabic = ['noto-sans-arabic-arabic-wght-normal.woff2', 'noto-naskh-arabic-arabic-wght-normal.woff2'];

/** Addresses of the font files that the first view of a language is set in. */
export const criticalFonts = (build: ClientBuild, locale: Locale): string[] =>
  (locale === 'ar-SA' ? arabic : latin).flatMap((file) => build.assetsEndingWith(file));
