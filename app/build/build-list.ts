import { createHash } from 'node:crypto';

import { ClientBuild, type JoinedSheets, type Manifest } from '../src/ssr/manifest.ts';
import type { BuildList } from '../src/worker/rules.ts';

const texts = /\/locales\/compiled\/(?:\w+\/)?([a-z]{2}-[A-Z]{2})\.json$/;
const latin = ['/instrument-sans-latin.woff2', '/fraunces-latin.woff2'];
const arabic = ['/noto-sans-arabic.woff2', '/noto-naskh-arabic.woff2'];

/**
 * What the service worker keeps of a client build. Sheets that were joined for the first view of a page are left out:
 * they come with the page that names them.
 */
export function buildListOf(manifest: Manifest, joined: JoinedSheets): BuildList {
  const build = new ClientBuild(manifest);
  const { styles, scripts, imports } = build.assetsOf(['src/entry.client.tsx']);
  const first = [
    ...styles,
    ...imports,
    ...scripts,
    ...build.assetsEndingWith('/theme/fonts.ts'),
    ...latin.flatMap((face) => build.assetsEndingWith(face)),
  ];
  const languages: Record<string, string[]> = {};
  const parts = new Set<string>();
  const apart = new Set([...first, ...Object.values(joined)]);
  for (const [source, chunk] of Object.entries(manifest)) {
    if (chunk === undefined) continue;
    const [, locale] = texts.exec(source) ?? [];
    if (locale !== undefined) (languages[locale] ??= []).push(`/${chunk.file}`);
    else for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) parts.add(`/${file}`);
  }
  languages['ar-SA']?.push(...arabic.flatMap((face) => build.assetsEndingWith(face)));
  const id = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  return { id, first, parts: [...parts].filter((file) => /\.(?:js|css)$/.test(file) && !apart.has(file)), languages };
}
