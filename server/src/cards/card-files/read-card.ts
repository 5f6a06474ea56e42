import { isObject, parseCardJson } from '../format/card-json.ts';
import { takeAssets, type CardFiles } from '../format/assets.ts';
import { fromBase64 } from '../format/base64.ts';
import { toCanonicalCard, type Card } from '../format/canonical-card.ts';
import { AppError } from '../../errors.ts';
import type { CardFormat, CardWarning } from '../../contract/validators.ts';
import { brokenCard, notACard } from '../format/limits.ts';
import { pictureTypeOf } from '../../media/picture-type.ts';
import { readPngTexts, replacePngTexts, type PngText } from '../format/png-file.ts';
import { isPng } from '../../media/picture-type.ts';
import { Warnings } from '../format/warnings.ts';
import { findArchive, readArchive, type Archive } from '../format/zip-file.ts';

export interface ReadCard extends CardFiles {
  card: Card;
  format: CardFormat;
  specVersion: string;
  warnings: CardWarning[];
}

/** Keywords under which pictures carry a card, the newer first; some writers use capitals. */
const KEYWORDS = ['ccv3', 'chara'] as const;
/** Before it, the path of a file that a picture carries (as some programs did before Character Card V3). */
const ASSET_KEYWORD = 'chara-ext-asset_:';

export function isCardKeyword(keyword: string): boolean {
  return KEYWORDS.some((known) => known === keyword) || keyword.startsWith(ASSET_KEYWORD);
}

/**
 * Reads a character card from a file, by what is in it: a picture that carries one, a charx archive, also behind a
 * picture or a program, or JSON. No address in it is ever fetched.
 *
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for a file without a card, VALIDATION_FAILED for a damaged one,
 *   PAYLOAD_TOO_LARGE beyond the caps.
 */
export function readCard(bytes: Uint8Array): ReadCard {
  const warnings = new Warnings();
  const texts = isPng(bytes) ? readPngTexts(bytes, isCardKeyword) : [];
  if (texts.some(({ keyword }) => !keyword.toLowerCase().startsWith(ASSET_KEYWORD))) {
    return readPicture(bytes, texts, warnings);
  }
  const archive = findArchive(bytes);
  if (archive !== undefined) return readCharx(bytes, archive, warnings);
  const text = toJsonText(bytes);
  if (text === undefined) {
    throw notACard(
      pictureTypeOf(bytes) === undefined ? 'This file is not a character card' : 'There is no card in this picture',
    );
  }
  const { card, specVersion } = toCanonicalCard(parseCardJson(text, warnings), warnings);
  return finish('json', { card, specVersion, found: new Map(), carrier: undefined }, warnings);
}

interface Found {
  card: Card;
  specVersion: string;
  found: Map<string, Uint8Array>;
  carrier: Uint8Array | undefined;
}

function finish(format: CardFormat, { specVersion, ...found }: Found, warnings: Warnings): ReadCard {
  const taken = takeAssets(found.card, found, warnings);
  return { ...taken, format, specVersion, warnings: warnings.list() };
}

function readPicture(bytes: Uint8Array, texts: readonly PngText[], warnings: Warnings): ReadCard {
  const carrier = replacePngTexts(bytes, isCardKeyword);
  const found = new Map(
    texts.flatMap(({ keyword, text }) => {
      if (!keyword.toLowerCase().startsWith(ASSET_KEYWORD)) return [];
      const content = fromBase64(text);
      return content === undefined ? [] : [[keyword.slice(ASSET_KEYWORD.length), content] as const];
    }),
  );
  return finish('png', { ...readBest(texts, warnings), found, carrier }, warnings);
}

function readBest(texts: readonly PngText[], warnings: Warnings): { card: Card; specVersion: string } {
  let failure: unknown;
  for (const known of KEYWORDS) {
    const [first, second] = texts.filter(({ keyword }) => keyword.toLowerCase() === known);
    if (first === undefined) continue;
    if (second !== undefined) warnings.add('several-cards', known);
    try {
      return toCanonicalCard(parseCardJson(decode(first.text), warnings), warnings);
    } catch (error) {
      if (!(error instanceof AppError) || error.reason === 'PAYLOAD_TOO_LARGE') throw error;
      failure = error;
      warnings.add('broken-card', known);
    }
  }
  throw failure;
}

/** The JSON of a card in a picture: base64 of UTF-8, or as it is. */
function decode(text: string): string {
  if (text.trimStart().startsWith('{')) return text;
  const bytes = fromBase64(text);
  if (bytes === undefined) throw brokenCard('The card in this picture is not base64');
  return bytes.toString('utf8');
}

function readCharx(bytes: Uint8Array, archive: Archive, warnings: Warnings): ReadCard {
  const found = readArchive(bytes, archive);
  const json = found.get('card.json');
  if (json === undefined) throw notACard('There is no card in this archive');
  const value = parseCardJson(Buffer.from(json).toString('utf8'), warnings);
  if (!isObject(value)) throw notACard('There is no card in this archive');
  const { card, specVersion } = toCanonicalCard(value, warnings);
  const before = bytes.subarray(0, archive.start);
  const carrier = pictureTypeOf(before) === undefined ? undefined : before;
  return finish('charx', { card, specVersion, found, carrier }, warnings);
}

export function toJsonText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8').decode(bytes);
  return /^\s*\{/.test(text) ? text : undefined;
}

function isUtf16([first, second]: Uint8Array): boolean {
  return first === 0xff && second === 0xfe;
}
