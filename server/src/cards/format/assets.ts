import { fromBase64 } from './base64.ts';
import type { Asset, Card } from './canonical-card.ts';
import { LIMITS, tooMuch } from './limits.ts';
import type { Warnings } from './warnings.ts';

/** The picture of the card that carries it (Character Card V3, `ccdefault:`). */
export const DEFAULT_URI = 'ccdefault:';
/** Spelled as in the Character Card V3 format. */
export const EMBEDDED = 'embeded://';
export const MAIN_PATH = 'assets/icon/images/main';

const EMBEDDED_URI = /^(?:embedd?ed:\/\/|__asset:)(?<path>.+)$/s;
const DATA_URI = /^data:[^,]{0,200};base64,(?<content>.*)$/s;
const FETCHED_URI = /^(?:https?|ftp):\/\/(?<host>[^/?#]*)/i;

const KINDS: Readonly<Record<string, string>> = {
  png: 'images',
  jpg: 'images',
  jpeg: 'images',
  webp: 'images',
  gif: 'images',
  avif: 'images',
  svg: 'images',
  mp3: 'audio',
  ogg: 'audio',
  wav: 'audio',
  mp4: 'video',
  webm: 'video',
};

export interface CardFiles {
  avatar: Uint8Array | undefined;
  files: Map<string, Uint8Array>;
}

export function mainIcon({ data }: Card): Asset | undefined {
  const icons = data.assets.filter(({ type }) => type === 'icon');
  return icons.find(({ name }) => name === 'main') ?? icons[0];
}

/**
 * Takes the files of a card to where they are kept, whichever way the card carried them: the portrait apart, the
 * others under paths that depend on their place in the card alone. Addresses elsewhere stay as they are and are never
 * fetched; what nothing points at is kept under its own name.
 *
 * @param found Files of the archive, or in the chunks of a picture.
 * @param carrier The picture that carries the card, where one does.
 */
export function takeAssets(
  card: Card,
  { carrier, found }: { carrier: Uint8Array | undefined; found: ReadonlyMap<string, Uint8Array> },
  warnings: Warnings,
): { card: Card } & CardFiles {
  const main = mainIcon(card);
  const files = new Map<string, Uint8Array>();
  const used = new Set<string>();
  let avatar: Uint8Array | undefined;
  let room: number = LIMITS.unpacked;
  const assets = card.data.assets.map((asset, index): Asset => {
    const path = EMBEDDED_URI.exec(asset.uri)?.groups?.path;
    if (path !== undefined) used.add(path);
    const bytes = path === undefined ? contentOf(asset.uri) : found.get(path);
    if (bytes === undefined) noteMissing(asset, path, warnings);
    room -= bytes?.byteLength ?? 0;
    if (room < 0) throw tooMuch('The files of the card are too large');
    if (asset === main && (bytes !== undefined || asset.uri === DEFAULT_URI)) {
      avatar = bytes;
      return { ...asset, uri: DEFAULT_URI, ext: 'png' };
    }
    if (bytes === undefined) return asset;
    const place = placeOf(asset, index);
    files.set(place, bytes);
    return { ...asset, uri: `${EMBEDDED}${place}` };
  });
  const others = [...found].filter(([name]) => !used.has(name) && name !== 'card.json');
  for (const [name, bytes] of others) {
    if (name.startsWith(`${MAIN_PATH}.`)) avatar ??= bytes;
    else if (isUnsafe(name)) warnings.add('unsafe-key', name);
    else files.set(files.has(name) ? `assets/x_other/${name}` : name, bytes);
  }
  return { card: { ...card, data: { ...card.data, assets } }, avatar: avatar ?? carrier, files };
}

function contentOf(uri: string): Buffer | undefined {
  const content = DATA_URI.exec(uri)?.groups?.content;
  if (content === undefined) return undefined;
  return fromBase64(content.includes('%') ? content.replaceAll(/%2B/gi, '+').replaceAll(/%2F/gi, '/') : content);
}

function noteMissing({ name, type, uri }: Asset, path: string | undefined, warnings: Warnings): void {
  const host = FETCHED_URI.exec(uri)?.groups?.host;
  if (host !== undefined) warnings.add('remote-file', host);
  else if (path !== undefined || uri.startsWith('data:')) warnings.add('missing-file', name || type);
}

/** Where a file stands in an archive: by its number, so that every way in and out gives the same place. */
export function placeOf({ ext, type }: Pick<Asset, 'ext' | 'type'>, index: number): string {
  const plain = (text: string, otherwise: string) => text.toLowerCase().replaceAll(/[^a-z0-9_]/g, '') || otherwise;
  const ending = plain(ext, 'bin').slice(0, 10);
  return `assets/${plain(type, 'other').slice(0, 40)}/${KINDS[ending] ?? 'other'}/${index}.${ending}`;
}

/** A name that would lead a careless program out of the folder into which it unpacks. */
function isUnsafe(name: string): boolean {
  return name.startsWith('/') || /(?:^|[/\\])\.\.(?:[/\\]|$)|^[a-z]:|[\0\\]/i.test(name) || name.length > 300;
}
