/** What the toolbars say about how a story looks. */
export interface Look {
  readonly locale: string;
  readonly theme: string;
  readonly brand: string;
}

const locales = ['en-US', 'zh-CN', 'es-ES', 'ar-SA', 'pt-PT', 'tr-TR', 'ja-JP', 'ko-KR', 'fr-FR', 'de-DE'];

const everyLook: readonly Look[] = locales.flatMap((locale) =>
  ['night', 'day'].flatMap((theme) => ['fabula', 'noctis'].map((brand) => ({ locale, theme, brand }))),
);

/** All looks that have each of these values, such as `ar-SA` and `day`. */
export const looksWith = (values: readonly string[]): Look[] =>
  everyLook.filter((look) => values.every((value) => Object.values(look).includes(value)));
