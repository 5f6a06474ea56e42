import path from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import type { Brand } from '../config/config.ts';
import type { Locale } from '../lib/locale.ts';
import { ART_RECIPE, sceneAddress } from '../media/art/addresses.ts';
import { documentOf, svg } from '../media/art/svg/markup.ts';
import type { FontFiles } from './font-files.ts';

/** Of a share card, in pixels (OpenGraph). */
export const CARD = { width: 1_200, height: 630, margin: 72 } as const;
const PNG = { palette: true, quality: 90, effort: 4 } as const;
/** Between two texts, in pixels. */
const LEADING = 26;

const CARD_BRANDS = {
  fabula: { name: 'Fabula', ground: '#0b1020', text: '#f5ead6', accent: '#f3b45c' },
  noctis: { name: 'Noctis', ground: '#06141a', text: '#eaf3ee', accent: '#93dccd' },
} as const satisfies Record<Brand, { name: string; ground: string; text: string; accent: string }>;

interface CardText {
  text: string;
  /** Of the letters, in pixels. */
  size: number;
  color: string;
}

interface CardContent {
  /** As large as the card. */
  ground: Buffer;
  /** From the lower edge up, the last one lowest. */
  texts: readonly CardText[];
  locale: Locale;
  /** Pixels at the end of the lines that texts leave free. */
  free?: number;
  /** How dark the veil is in the middle, from 0 to 1; for texts that reach up to it. */
  shade?: number;
  /** Over the veil, under the texts. */
  pictures?: readonly OverlayOptions[];
}

interface SetText {
  data: Buffer;
  info: OutputInfo;
}

export interface CardDeps {
  artDir: string;
  brand: Brand;
  fonts: Pick<FontFiles, 'prepare'>;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export class CardDrawer {
  readonly #deps: CardDeps;

  constructor(deps: CardDeps) {
    this.#deps = deps;
  }

  get colors(): (typeof CARD_BRANDS)[Brand] {
    return CARD_BRANDS[this.#deps.brand];
  }

  /** A PNG. */
  async draw({ free = 0, ground, locale, pictures = [], shade = 0.18, texts }: CardContent): Promise<Buffer> {
    const { accent, name } = this.colors;
    const width = CARD.width - 2 * CARD.margin - free;
    const set: SetText[] = [];
    for (const text of texts) set.push(await this.#set(text, locale, width));
    const logo = await this.#set({ text: name, size: 40, color: accent }, locale, width);
    const startOf = (ofText: number) => (locale === 'ar-SA' ? CARD.width - CARD.margin - ofText : CARD.margin);
    const placed = set.toReversed().reduce<{ bottom: number; texts: OverlayOptions[] }>(
      ({ bottom, texts: below }, { data, info }) => {
        const top = Math.max(bottom - info.height, 0);
        return { bottom: top - LEADING, texts: [...below, { input: data, left: startOf(info.width), top }] };
      },
      { bottom: CARD.height - 64, texts: [] },
    );
    const top = { input: logo.data, left: startOf(logo.info.width), top: 56 };
    return sharp(ground)
      .composite([this.#veil(shade), ...pictures, top, ...placed.texts])
      .png(PNG)
      .toBuffer();
  }

  async sceneOf(storyId: string): Promise<Buffer> {
    const { artDir, brand } = this.#deps;
    const address = sceneAddress(storyId, brand, 'night', 'wide');
    const file = path.join(artDir, `${ART_RECIPE}`, address.slice(`/art/${ART_RECIPE}/`.length));
    try {
      return await sharp(file).resize({ width: CARD.width, height: CARD.height, fit: 'cover' }).png().toBuffer();
    } catch {
      return this.plain();
    }
  }

  async plain(): Promise<Buffer> {
    const { height, width } = CARD;
    return sharp({ create: { width, height, channels: 3, background: this.colors.ground } })
      .png()
      .toBuffer();
  }

  async #set({ text, size, color }: CardText, locale: Locale, width: number): Promise<SetText> {
    const { families, readable } = await this.#deps.fonts.prepare(text, locale);
    return sharp({
      text: {
        text: `<span foreground="${color}">${escaped(readable)}</span>`,
        font: `${[...families, 'serif'].join(', ')} Semi-Bold ${size}`,
        width,
        align: locale === 'ar-SA' ? 'right' : 'left',
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  }

  #veil(shade: number): OverlayOptions {
    const { ground } = this.colors;
    const stops = svg`<stop offset="0" stop-color="${ground}" stop-opacity=".62"/>
      <stop offset=".34" stop-color="${ground}" stop-opacity="${String(shade)}"/>
      <stop offset="1" stop-color="${ground}" stop-opacity=".94"/>`;
    const veil = svg`<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
      <rect width="${CARD.width}" height="${CARD.height}" fill="url(#veil)"/>`;
    return { input: Buffer.from(documentOf(veil, CARD.width, CARD.height)) };
  }
}
