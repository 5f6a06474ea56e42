import type { Locale } from '@fabula/sdk';

import type { ClientBuild } from './manifest';

/** The style sheet of the fonts, and those of its files that a first view is set in. */
export interface Fonts {
  readonly sheet: string;
  readonly files: readonly string[];
}

const latin = ['instrument-sans-latin.woff2', 'fraunces-latin.woff2'] as const;
const arabic = ['noto-sans-arabic.woff2', 'noto-naskh-arabic.woff2'] as const;

/** The two faces that the first view of a language is set in; the brand's name is Latin everywhere. */
const facesOf = (locale: Locale) => (locale === 'ar-SA' ? arabic : latin);

export const criticalFonts = (build: ClientBuild, locale: Locale): Fonts => ({
  sheet: build.assetsEndingWith('/theme/fonts.ts').join(''),
  files: facesOf(locale).flatMap((file) => build.assetsEndingWith(`/${file}`)),
});
