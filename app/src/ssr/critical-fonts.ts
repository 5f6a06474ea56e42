import type { Locale } from '@fabula/sdk';

import type { ClientBuild } from './manifest';

const latin = ['instrument-sans-latin.woff2', 'fraunces-latin.woff2'];
const arabic = ['noto-sans-arabic.woff2', 'noto-naskh-arabic.woff2'];

/** Addresses of the font files that the first view of a language is set in. */
export const criticalFonts = (build: ClientBuild, locale: Locale): string[] =>
  (locale === 'ar-SA' ? arabic : latin).flatMap((file) => build.assetsEndingWith(file));
