import type { Locale } from '../../../lib/locale.ts';
import { CardDrawer, type CardDeps } from '../../../share-cards/draw-card.ts';
import { roundsPlayed } from './rounds-played.ts';

/** Sizes of a title by its length in letters, in pixels: three lines at most. */
const TITLE_SIZES = [
  { upTo: 26, size: 88 },
  { upTo: 48, size: 72 },
  { upTo: Number.POSITIVE_INFINITY, size: 58 },
] as const;

export interface PlayCard {
  storyId: string;
  title: string;
  /** Null for a play that has not ended, and for an ending without a title. */
  ending: string | null;
  rounds: number;
  locale: Locale;
}

const sizeOf = (title: string) => TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 58;

/** Draws the cards of shared plays, 1200 × 630 (OpenGraph): the story's scene, its title and how it came out. */
export class PlayCards {
  readonly #drawer: CardDrawer;

  constructor(deps: CardDeps) {
    this.#drawer = new CardDrawer(deps);
  }

  /** A PNG. */
  async draw({ storyId, title, ending, rounds, locale }: PlayCard): Promise<Buffer> {
    const { accent, text: color } = this.#drawer.colors;
    const texts = [
      { text: title, size: sizeOf(title), color },
      ...(ending === null ? [] : [{ text: `“${ending}”`, size: 42, color: accent }]),
      { text: roundsPlayed(rounds, locale), size: 32, color },
    ];
    return this.#drawer.draw({ ground: await this.#drawer.sceneOf(storyId), texts, locale });
  }
}
