import type { Locale } from '@fabula/sdk';

import type { Brand } from '../i18n/brand';
import { locales } from '../i18n/locales';
import type { PublicFile, PublicFileRequest } from './contract';
import type { ClientBuild } from './manifest';
import { offlinePage, offlinePagePath } from './offline-page';
import { webManifest, webManifestPath } from './web-manifest';

interface Place {
  readonly locale: Locale;
  readonly brand: Brand;
  readonly build: ClientBuild;
}

const manifestOf = async ({ build: { icons }, ...place }: Place) => webManifest({ ...place, icons });

const files: ReadonlyMap<string, readonly [Locale, (place: Place) => Promise<PublicFile>]> = new Map(
  locales.flatMap((locale) => [
    [webManifestPath(locale), [locale, manifestOf]],
    [offlinePagePath(locale), [locale, offlinePage]],
  ]),
);

/** What an installed site needs in a language: its manifest, and its page without a network. Undefined for other paths. */
export async function installedFile(
  { brand, path }: Pick<PublicFileRequest, 'brand' | 'path'>,
  build: ClientBuild,
): Promise<PublicFile | undefined> {
  const [locale, file] = files.get(path) ?? [];
  return locale === undefined ? undefined : file?.({ locale, brand, build });
}
