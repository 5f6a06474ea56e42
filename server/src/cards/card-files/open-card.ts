import { describeCard, type Described } from '../describe/describe-card.ts';
import type { Locale } from '../../lib/locale.ts';
import { readCard, type ReadCard } from './read-card.ts';
import { writeCharx } from './write-card.ts';

export interface OpenedCard {
  described: Described;
  loreCount: number;
  charx: Uint8Array<ArrayBuffer>;
}

/** A card that is to be kept, and its file as it was read. Throws as `readCard` does. */
export function openCardFile(bytes: Uint8Array, locale: Locale): { opened: OpenedCard; read: ReadCard } {
  const read = readCard(bytes);
  const opened = {
    described: describeCard(read.card, locale),
    loreCount: read.card.data.character_book?.entries.length ?? 0,
    charx: writeCharx(read),
  };
  return { opened, read };
}
