import type { Locale } from '@fabula/sdk';

import type { ClientBuild } from './manifest';

const latin = ['instrument-sans-latin.woff2', 'fraunces-latin.woff2'] as const;
const arabic = ['noto-sans-arabic.woff2', 'noto-naskh-arabic.woff2'] as const;

/** The two faces that the first view of a language is set in; the brand's name is Latin everywhere. */
const facesOf = (locale: Locale) => (locale === 'ar-SA' ? arabic : latin);

/** Addresses of the font files to fetch together with the style sheets. */
export const criticalFonts = (build: ClientBuild, locale: Locale): string[] =>
  facesOf(locale).flatMap((file) => build.assetsEndingWith(`/${file}`));
