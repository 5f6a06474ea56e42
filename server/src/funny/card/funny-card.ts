import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { FunnyResult, PortraitParts } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';
import { completeParts } from '../../media/art/composed/complete-parts.ts';
import { composedPortrait } from '../../media/art/composed/composed-portrait.ts';
import { svg } from '../../media/art/svg/markup.ts';
import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import { CARD, CardDrawer, type CardDeps } from '../../share-cards/draw-card.ts';
import { cutAtWord } from '../../lib/text/cut-at-word.ts';
import { partsFrom } from '../made/mash-parts.ts';

/** In pixels; a portrait is 3:4, in an arch. */
const ARCH = { width: 270, height: 360, step: 190, least: 250 } as const;
const MOST_TEXT = 220;
/** Places are bright in the middle, where a long text begins. */
const SHADE = 0.62;
/** Sizes of the prose by its length in letters, in pixels. */
const SIZES = [
  { upTo: 60, size: 54 },
  { upTo: 130, size: 44 },
  { upTo: Number.POSITIVE_INFINITY, size: 36 },
] as const;

export interface FunnyCard {
  tab: FunnyResult['tab'];
  title: string;
  text: string;
  /** Who stands at its end, the first one in front. */
  portraits: string[];
  picture: PortraitParts | null;
  storyId: string | null;
  seed: string;
  locale: Locale;
}

export function cardOf(
  { characters, lines, picture, seed, story, tab, text, title }: FunnyResult,
  locale: Locale,
): FunnyCard {
  const names = characters.map(({ name }) => name).join(' · ');
  const said = lines.map(
    (line) => `${characters.find(({ characterId }) => characterId === line.characterId)?.name ?? ''}: ${line.text}`,
  );
  return {
    tab,
    title: title === '' ? (story?.title ?? names) : title,
    text: cutAtWord((text || said.join('\n')).replaceAll('*', ''), MOST_TEXT),
    portraits: tab === 'mash-up' ? [] : characters.map(({ portrait }) => portrait.large),
    picture,
    storyId: story?.storyId ?? null,
    seed,
    locale,
  };
}

/** Draws the cards of funny results, 1200 × 630: a place, those it is about, and the words. */
export class FunnyCards {
  readonly #drawer: CardDrawer;
  readonly #artDir: string;
  readonly #storage: Pick<Storage, 'get'>;

  constructor(deps: CardDeps & { storage: Pick<Storage, 'get'> }) {
    this.#drawer = new CardDrawer(deps);
    this.#artDir = deps.artDir;
    this.#storage = deps.storage;
  }

  /** A PNG. */
  async draw({ locale, picture, portraits, seed, storyId, tab, text, title }: FunnyCard): Promise<Buffer> {
    const { accent, text: color } = this.#drawer.colors;
    const ground = storyId === null ? await placeOf(picture ?? { seed }) : await this.#drawer.sceneOf(storyId);
    const drawn = tab === 'mash-up' && picture !== null ? [Buffer.from(composedPortrait(partsFrom(picture)))] : [];
    const stored = await Promise.all(portraits.map((address) => this.#read(address)));
    const pictures = [...drawn, ...stored.flatMap((bytes) => (bytes === undefined ? [] : [bytes]))];
    const isRtl = locale === 'ar-SA';
    const size = SIZES.find(({ upTo }) => text.length <= upTo)?.size ?? 36;
    return this.#drawer.draw({
      ground,
      locale,
      shade: SHADE,
      free: pictures.length === 0 ? 0 : ARCH.least + ARCH.step * (pictures.length - 1),
      pictures: await Promise.all(pictures.map((bytes, index) => arched(bytes, index, isRtl))),
      texts: [
        { text: title, size: 58, color },
        ...(text === '' ? [] : [{ text, size: tab === 'what-would-they-say' ? 32 : size, color: accent }]),
      ],
    });
  }

  async #read(address: string): Promise<Buffer | undefined> {
    const { id, width } = /^\/api\/portraits\/(?<id>[a-z0-9-]+)\/(?<width>\d+)$/u.exec(address)?.groups ?? {};
    if (id !== undefined) {
      const key: StorageKey = `portraits/${id}-${width ?? ''}.webp`;
      const bytes = await this.#storage.get(key);
      return bytes && Buffer.from(bytes);
    }
    const file = path.join(this.#artDir, path.normalize(address.slice('/art/'.length)));
    try {
      return await sharp(file).toBuffer();
    } catch {
      return undefined;
    }
  }
}

async function placeOf(parts: PortraitParts): Promise<Buffer> {
  const place = composedPortrait(completeParts(partsFrom(parts)), 'place');
  return sharp(Buffer.from(place), { density: 360 })
    .resize({ width: CARD.width, height: CARD.height, fit: 'cover' })
    .png()
    .toBuffer();
}

async function arched(bytes: Buffer, index: number, isRtl: boolean): Promise<OverlayOptions> {
  const { height, width } = ARCH;
  const radius = width / 2;
  const mask = svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}z"/></svg>`;
  const input = await sharp(bytes)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const fromEnd = CARD.margin / 2 + index * ARCH.step;
  return { input, left: isRtl ? fromEnd : CARD.width - fromEnd - width, top: CARD.height - height };
}
