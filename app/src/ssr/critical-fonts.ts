import type { Locale } from '@fabula/sdk';

import type { ClientBuild } from './manifest';

export interface Fonts {
  readonly sheet: string;
  readonly files: readonly string[];
}

const latin = ['instrument-sans-latin.woff2', 'fraunces-latin.woff2'] as const;
const arabic = ['noto-sans-arabic.woff2', 'noto-naskh-arabic.woff2'] as const;

/** The first view's two faces; the brand's name is Latin everywhere. */
const facesOf = (locale: Locale) => (locale === 'ar-SA' ? arabic : latin);

export const criticalFonts = (build: ClientBuild, locale: Locale): Fonts => ({
  sheet: build.assetsEndingWith('/theme/fonts.ts').join(''),
  files: facesOf(locale).flatMap((file) => build.assetsEndingWith(`/${file}`)),
});
