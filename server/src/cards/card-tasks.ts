import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { CardPreview, LorebookFormat, LorebookImportMode } from '../contract/validators.ts';
import type { Locale } from '../lib/locale.ts';
import { task } from '../parsing/task.ts';
import { addEntries } from './lorebook-files/add-entries.ts';
import { facesOf, type Faces } from './card-files/faces.ts';
import { readExpressions } from './card-files/expressions.ts';
import { describeCard, type Described } from './describe/describe-card.ts';
import { portraitOf } from './card-files/portraits.ts';
import { toPreview } from './describe/preview.ts';
import { previewLorebook } from './describe/preview-lorebook.ts';
import { openCardFile, type OpenedCard } from './card-files/open-card.ts';
import { readCard } from './card-files/read-card.ts';
import { withCredit, type Credit } from './format/remix-credit.ts';
import { readLorebook } from './lorebook-files/read-lorebook.ts';
import { toFile, type CardFileForm } from './card-files/to-file.ts';
import { writeCharx } from './card-files/write-card.ts';
import { EMPTY_BOOK, writeLorebook } from './lorebook-files/write-lorebook.ts';

// No two tasks draw the same picture: a cache of decoded ones would only take memory.
sharp.cache(false);

interface LookedAt {
  described: Described;
  preview: CardPreview;
}

export const previewCard = task(async ({ locale, path }: { path: string; locale: Locale }): Promise<LookedAt> => {
  const read = readCard(await readFile(path));
  const portrait = read.avatar === undefined ? undefined : await portraitOf(read.avatar);
  const expressions = await readExpressions(read);
  const described = describeCard(read.card, locale);
  return { described, preview: toPreview(read, described, { portrait, expressions }) };
});

export const openCard = task(
  async (input: {
    path: string;
    locale: Locale;
    /** A character without a picture gets one that is drawn from this. */
    seed: string;
  }): Promise<OpenedCard & Faces> => {
    const { opened, read } = openCardFile(await readFile(input.path), input.locale);
    return { ...opened, ...(await facesOf(read, input.seed)) };
  },
);

export const exportCard = task(
  ({
    credit,
    kept,
    ...as
  }: {
    kept: Uint8Array;
    credit: Credit;
    characterId: string;
    format: CardFileForm;
    name: string;
  }) => {
    const read = readCard(kept);
    return toFile({ ...read, card: withCredit(read.card, credit) }, as);
  },
);

export const readLorebookFile = task(async ({ path }: { path: string }) =>
  previewLorebook(readLorebook(await readFile(path))),
);

export const exportLorebook = task(({ format, kept }: { kept: Uint8Array; format: LorebookFormat }) =>
  writeLorebook(readCard(kept).card.data.character_book ?? EMPTY_BOOK, format),
);

export const changeLorebook = task(
  async (input: { kept: Uint8Array; path: string; mode: LorebookImportMode; locale: Locale }): Promise<OpenedCard> => {
    const kept = readCard(input.kept);
    const { book } = readLorebook(await readFile(input.path));
    const former = kept.card.data.character_book ?? undefined;
    const lorebook = input.mode === 'add' && former !== undefined ? addEntries(former, book) : book;
    const card = { ...kept.card, data: { ...kept.card.data, character_book: lorebook } };
    // What cannot be read again, such as a card that has become too long, must never take the place of one that can.
    return reopen(writeCharx({ ...kept, card }), input.locale);
  },
);

export const reopenCard = task(({ kept, locale }: { kept: Uint8Array<ArrayBuffer>; locale: Locale }) =>
  reopen(kept, locale),
);

function reopen(charx: Uint8Array<ArrayBuffer>, locale: Locale): OpenedCard {
  const { card } = readCard(charx);
  return {
    described: describeCard(card, locale),
    loreCount: card.data.character_book?.entries.length ?? 0,
    charx,
  };
}
