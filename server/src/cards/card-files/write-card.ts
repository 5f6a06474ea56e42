import { DEFAULT_URI, EMBEDDED, MAIN_PATH, mainIcon, type CardFiles } from '../format/assets.ts';
import { toV2 } from './back-fill.ts';
import type { Asset, Card } from '../format/canonical-card.ts';
import { isCardKeyword } from './read-card.ts';
import { MEDIA_TYPES, pictureTypeOf } from '../../media/picture-type.ts';
import { replacePngTexts } from '../format/png-file.ts';
import { writeArchive } from '../format/zip-file.ts';

export interface KeptCard extends CardFiles {
  card: Card;
}

/** Character Card V3 in JSON, pictures and all. Equal cards give equal texts. */
export function writeJsonCard({ avatar, card, files }: KeptCard): string {
  const main = mainIcon(card);
  const write = (asset: Asset) => (asset === main ? withPortrait(asset, avatar) : inline(asset, files));
  return JSON.stringify(withAssets(card, write), null, 2);
}

/** Character Card V2 in JSON, for programs that know no V3; it has no place for pictures. Equal cards give equal texts. */
export function writeV2Card({ card }: KeptCard): string {
  return JSON.stringify(toV2(card), null, 2);
}

/**
 * A portrait that carries the card: as Character Card V3, and as V2 for programs that know no better. The picture
 * itself stays byte for byte.
 *
 * @param portrait A PNG.
 */
export function writePngCard({ card, files }: KeptCard, portrait: Uint8Array): Buffer<ArrayBuffer> {
  const whole = withAssets(card, (asset) => inline(asset, files));
  return replacePngTexts(portrait, isCardKeyword, [
    { keyword: 'chara', text: encode(toV2(card)) },
    { keyword: 'ccv3', text: encode(whole) },
  ]);
}

/** An archive with all that came with the card; also what the server keeps. Equal cards give equal bytes. */
export function writeCharx({ avatar, card, files }: KeptCard): Uint8Array<ArrayBuffer> {
  const main = mainIcon(card);
  const place = avatar === undefined ? undefined : `${MAIN_PATH}.${pictureTypeOf(avatar) ?? 'bin'}`;
  const write = (asset: Asset): Asset =>
    asset === main && asset.uri === DEFAULT_URI && place !== undefined
      ? { ...asset, uri: `${EMBEDDED}${place}`, ext: place.slice(MAIN_PATH.length + 1) }
      : asset;
  const archive = new Map<string, Uint8Array>([['card.json', Buffer.from(JSON.stringify(withAssets(card, write)))]]);
  if (avatar !== undefined && place !== undefined) archive.set(place, avatar);
  for (const [path, bytes] of files) archive.set(path, bytes);
  return writeArchive(archive);
}

function withAssets(card: Card, write: (asset: Asset) => Asset): Card {
  return { ...card, data: { ...card.data, assets: card.data.assets.map(write) } };
}

function withPortrait(asset: Asset, avatar: Uint8Array | undefined): Asset {
  const type = avatar === undefined ? undefined : pictureTypeOf(avatar);
  if (avatar === undefined || type === undefined || asset.uri !== DEFAULT_URI) return asset;
  return { ...asset, uri: toDataUri(avatar, MEDIA_TYPES[type]), ext: type };
}

function inline(asset: Asset, files: CardFiles['files']): Asset {
  const bytes = asset.uri.startsWith(EMBEDDED) ? files.get(asset.uri.slice(EMBEDDED.length)) : undefined;
  if (bytes === undefined) return asset;
  const type = pictureTypeOf(bytes);
  return { ...asset, uri: toDataUri(bytes, type === undefined ? 'application/octet-stream' : MEDIA_TYPES[type]) };
}

function toDataUri(bytes: Uint8Array, mediaType: string): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Base64 of UTF-8: the texts of a PNG know Latin-1 alone. */
function encode(card: object): string {
  return Buffer.from(JSON.stringify(card)).toString('base64');
}
