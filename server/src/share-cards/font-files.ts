import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Locale } from '../lib/locale.ts';

const require = createRequire(import.meta.url);

type Decompress = (woff2: Uint8Array) => Promise<Uint8Array>;

/** The library comes without types. */
const Wawoff2 = z.object({ decompress: z.custom<Decompress>((value) => typeof value === 'function') });
const { decompress } = Wawoff2.parse(require('wawoff2'));

interface Font {
  family: string;
  sheet: string;
}

interface FontPart {
  file: string;
  has(codePoint: number): boolean;
}

interface PreparedText {
  /** What to set it in, the first choice first. */
  families: string[];
  /** The text without signs that no face has: they would be boxes. */
  readable: string;
}

const EVERYWHERE: readonly Font[] = [
  { family: 'Fraunces', sheet: 'fraunces/full.css' },
  { family: 'Noto Naskh Arabic', sheet: 'noto-naskh-arabic/index.css' },
];
const CHINESE: Font = { family: 'Noto Serif SC', sheet: 'noto-serif-sc/index.css' };
/** Chinese, Japanese and Korean share signs that each draws in its own way. */
const EAST_ASIAN: Partial<Record<Locale, Font>> = {
  'ja-JP': { family: 'Noto Sans JP', sheet: 'noto-sans-jp/index.css' },
  'ko-KR': { family: 'Noto Sans KR', sheet: 'noto-sans-kr/index.css' },
};

async function partsOf(sheet: string): Promise<FontPart[]> {
  const address = require.resolve(`@fontsource-variable/${sheet}`);
  const faces = (await readFile(address, 'utf8')).split('@font-face').slice(1);
  return faces.flatMap((face) => {
    const file = /url\(\.\/(?<file>[^)]+)\)/u.exec(face)?.groups?.file;
    if (file === undefined) return [];
    const ranges = [...face.matchAll(/U\+(?<first>[0-9a-f]+)(?:-(?<last>[0-9a-f]+))?/giu)].map(({ groups }) => {
      const first = Number.parseInt(groups?.first ?? '', 16);
      return { first, last: groups?.last === undefined ? first : Number.parseInt(groups.last, 16) };
    });
    const has = (codePoint: number) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last);
    return [{ file: path.join(path.dirname(address), file), has }];
  });
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export class FontFiles {
  readonly #sheets = new Map<string, Promise<FontPart[]>>();
  readonly #known = new Map<string, Promise<void>>();
  #folder: Promise<string> | null = null;

  async prepare(text: string, locale: Locale): Promise<PreparedText> {
    const fonts = [...EVERYWHERE, EAST_ASIAN[locale] ?? CHINESE];
    const parts = (await Promise.all(fonts.map(({ sheet }) => this.#partsOf(sheet)))).flat();
    const partsWith = (sign: string) => parts.filter((part) => part.has(sign.codePointAt(0) ?? 0));
    const wanted = new Set(Array.from(text).flatMap(partsWith));
    // One after another: the library's list of fonts is not made for several at once.
    for (const { file } of wanted) await this.#makeKnown(file);
    const readable = Array.from(text)
      .filter((sign) => sign === ' ' || partsWith(sign).length > 0)
      .join('');
    return { families: fonts.map(({ family }) => family), readable };
  }

  async #partsOf(sheet: string): Promise<FontPart[]> {
    const known = this.#sheets.get(sheet) ?? partsOf(sheet);
    this.#sheets.set(sheet, known);
    return known;
  }

  async #makeKnown(file: string): Promise<void> {
    const known = this.#known.get(file) ?? this.#read(file);
    this.#known.set(file, known);
    return known;
  }

  /** The library reads no WOFF2, and fonts from files alone; what it has read once it knows for good. */
  async #read(file: string): Promise<void> {
    this.#folder ??= makeFolder();
    const plain = path.join(await this.#folder, `${path.basename(file, '.woff2')}.ttf`);
    await writeFile(plain, await decompress(await readFile(file)));
    await sharp({ text: { text: '.', fontfile: plain } }).toBuffer();
  }
}
