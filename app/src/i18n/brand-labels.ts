import type { Locale } from '@fabula/sdk';

import type { Brand } from './brand';

/** The names that a brand may give to the places of the product (Product §1). */
export type BrandLabel =
  | 'explore'
  | 'characters'
  | 'stories'
  | 'createCharacter'
  | 'createStory'
  | 'payments'
  | 'community'
  | 'userProfile';

type LabelFile = Partial<Record<BrandLabel, string>>;

const files = import.meta.glob<LabelFile>('../../../locales/brands/*/*.json', { eager: true, import: 'default' });

const fileOf = (brand: Brand, language: string): LabelFile | undefined =>
  files[`../../../locales/brands/${brand}/${language}.json`];

/** What a brand calls a place, else in English; undefined leaves it to the message catalogue (Product §9.2). */
export function brandLabel(brand: Brand, locale: Locale, label: BrandLabel): string | undefined {
  const [language = ''] = locale.split('-');
  const own = fileOf(brand, language);
  return own === undefined ? undefined : (own[label] ?? fileOf(brand, 'en')?.[label]);
}
