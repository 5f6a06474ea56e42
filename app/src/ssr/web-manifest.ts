import type { Locale } from '@fabula/sdk';
import { pageColor } from '@fabula/ui/page-color';
import { createIntl } from 'react-intl';

import { brandLabel, type BrandLabel } from '../i18n/brand-labels';
import { brandNames } from '../i18n/brand-names';
import type { Brand } from '../i18n/brand';
import { directionOf } from '../i18n/locales';
import { loadMessages, messagesOf } from '../i18n/messages';
import { placeLabels } from '../i18n/place-labels';
import { paths, type RoutePath } from '../routes/paths';
import { shareFields, shareTargetPath } from '../worker/shared-card';
import type { PublicFile } from './contract';
import type { Icons } from './manifest';

const shortcuts: readonly (readonly [label: BrandLabel, path: RoutePath])[] = [
  ['explore', paths.characterStoryHub],
  ['characters', paths.characterHub],
  ['stories', paths.storyHub],
];

const iconKinds = [
  { name: 'any-192', sizes: '192x192', purpose: 'any' },
  { name: 'any-512', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-512', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Character cards, by MIME type. */
const cardFiles = {
  'image/png': ['.png'],
  'application/json': ['.json'],
  'application/zip': ['.charx'],
} as const;

export const webManifestPath = (locale: Locale): string => `/manifest/${locale}.webmanifest`;

/** What an installed site is, in a language (W3C Web Application Manifest). In all languages it is the same one. */
export async function webManifest(place: { locale: Locale; brand: Brand; icons: Icons }): Promise<PublicFile> {
  const { brand, icons, locale } = place;
  await loadMessages(locale);
  const words = placeLabels(createIntl({ locale, messages: messagesOf(locale) }));
  const color = pageColor(brand, 'night');
  const manifest = {
    id: '/',
    name: brandNames[brand],
    short_name: brandNames[brand],
    lang: locale,
    dir: directionOf(locale),
    start_url: paths.characterStoryHub.href(locale),
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: iconKinds.flatMap(({ name, sizes, purpose }) => {
      const src = icons[`${brand}-${name}`];
      return src === undefined ? [] : [{ src, sizes, type: 'image/png', purpose }];
    }),
    shortcuts: shortcuts.map(([label, path]) => ({
      name: brandLabel(brand, locale, label) ?? words[label],
      url: path.href(locale),
    })),
    // The service worker keeps what is shared, and the import page takes it.
    share_target: {
      action: shareTargetPath(locale),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [{ name: shareFields.file, accept: Object.entries(cardFiles).flat(2) }],
      },
    },
    file_handlers: [{ action: paths.createOwnCharacter.href(locale), accept: cardFiles }],
  };
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) };
}
