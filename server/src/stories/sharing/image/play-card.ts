import path from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import type { Brand } from '../../../config/config.ts';
import type { Locale } from '../../../lib/locale.ts';
import { ART_RECIPE, sceneAddress } from '../../../media/art/addresses.ts';
import { documentOf, svg } from '../../../media/art/svg/markup.ts';
import type { FontFiles } from './font-files.ts';
import { roundsPlayed } from './rounds-played.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const PNG = { palette: true, quality: 90, effort: 4 } as const;
/** Sizes of a title by its length in letters, in pixels: three lines at most. */
const TITLE_SIZES = [
  { upTo: 26, size: 88 },
  { upTo: 48, size: 72 },
  { upTo: Number.POSITIVE_INFINITY, size: 58 },
] as const;

const BRANDS = {
  fabula: { name: 'Fabula', ground: '#0b1020', text: '#f5ead6', accent: '#f3b45c' },
  noctis: { name: 'Noctis', ground: '#06141a', text: '#eaf3ee', accent: '#93dccd' },
} as const satisfies Record<Brand, { name: string; ground: string; text: string; accent: string }>;

export interface PlayCard {
  storyId: string;
  title: string;
  /** Null for a play that has not ended, and for an ending without a title. */
  ending: string | null;
  rounds: number;
  locale: Locale;
}

interface CardDeps {
  artDir: string;
  brand: Brand;
  fonts: Pick<FontFiles, 'prepare'>;
}

interface Line {
  text: string;
  /** Of the letters, in pixels. */
  size: number;
  color: string;
}

interface SetLine {
  data: Buffer;
  info: OutputInfo;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const sizeOf = (title: string) => TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 58;

/** Draws the cards of shared plays, 1200 × 630 (OpenGraph): the story's scene, its title and how it came out. */
export class PlayCards {
  readonly #deps: CardDeps;

  constructor(deps: CardDeps) {
    this.#deps = deps;
  }

  /** A PNG. */
  async draw({ storyId, title, ending, rounds, locale }: PlayCard): Promise<Buffer> {
    const { brand } = this.#deps;
    const { name, text: color, accent } = BRANDS[brand];
    const isRtl = locale === 'ar-SA';
    const lines: Line[] = [
      { text: title, size: sizeOf(title), color },
      ...(ending === null ? [] : [{ text: `“${ending}”`, size: 42, color: accent }]),
      { text: roundsPlayed(rounds, locale), size: 32, color },
    ];
    const set: SetLine[] = [];
    for (const line of lines) set.push(await this.#set(line, locale));
    const logo = await this.#set({ text: name, size: 40, color: accent }, locale);
    const startOf = (width: number) => (isRtl ? WIDTH - MARGIN - width : MARGIN);
    const texts = set.toReversed().reduce<{ bottom: number; placed: OverlayOptions[] }>(
      ({ bottom, placed }, { data, info }) => {
        const top = Math.max(bottom - info.height, 0);
        return { bottom: top - 26, placed: [...placed, { input: data, left: startOf(info.width), top }] };
      },
      { bottom: HEIGHT - 64, placed: [] },
    ).placed;
    const top = { input: logo.data, left: startOf(logo.info.width), top: 56 };
    return sharp(await this.#scene(storyId))
      .composite([this.#veil(), top, ...texts])
      .png(PNG)
      .toBuffer();
  }

  async #set({ text, size, color }: Line, locale: Locale): Promise<SetLine> {
    const { families, readable } = await this.#deps.fonts.prepare(text, locale);
    return sharp({
      text: {
        text: `<span foreground="${color}">${escaped(readable)}</span>`,
        font: `${[...families, 'serif'].join(', ')} Semi-Bold ${size}`,
        width: TEXT_WIDTH,
        align: locale === 'ar-SA' ? 'right' : 'left',
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  }

  /** The landscape of the story; a plain ground for one without. */
  async #scene(storyId: string): Promise<Buffer> {
    const { artDir, brand } = this.#deps;
    const address = sceneAddress(storyId, brand, 'night', 'wide');
    const file = path.join(artDir, `${ART_RECIPE}`, address.slice(`/art/${ART_RECIPE}/`.length));
    const shape = { width: WIDTH, height: HEIGHT };
    try {
      return await sharp(file)
        .resize({ ...shape, fit: 'cover' })
        .png()
        .toBuffer();
    } catch {
      const background = BRANDS[brand].ground;
      return sharp({ create: { ...shape, channels: 3, background } })
        .png()
        .toBuffer();
    }
  }

  #veil(): OverlayOptions {
    const { ground } = BRANDS[this.#deps.brand];
    const stops = svg`<stop offset="0" stop-color="${ground}" stop-opacity=".62"/>
      <stop offset=".34" stop-color="${ground}" stop-opacity=".18"/>
      <stop offset="1" stop-color="${ground}" stop-opacity=".94"/>`;
    const veil = svg`<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>`;
    return { input: Buffer.from(documentOf(veil, WIDTH, HEIGHT)) };
  }
}
