import { createHash } from 'node:crypto';
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

/** A card before it is kept, and what there is to be judged of it. */
interface LookedAt {
  described: Described;
  preview: CardPreview;
}

/** What an import would make of a card (base64). */
export const previewCard = task(async ({ content, locale }: { content: string; locale: Locale }): Promise<LookedAt> => {
  const read = readCard(Buffer.from(content, 'base64'));
  const portrait = read.avatar === undefined ? undefined : await portraitOf(read.avatar);
  const expressions = await readExpressions(read);
  const described = describeCard(read.card, locale);
  return { described, preview: toPreview(read, described, { portrait, expressions }) };
});

/** A card (base64) that is to be kept, its portrait, and the digest of its file. */
export const openCard = task(
  async (input: {
    content: string;
    locale: Locale;
    /** A character without a picture gets one that is drawn from this. */
    seed: string;
  }): Promise<OpenedCard & Faces & { digest: string }> => {
    const bytes = Buffer.from(input.content, 'base64');
    const { opened, read } = openCardFile(bytes, input.locale);
    return { ...opened, ...(await facesOf(read, input.seed)), digest: sha256(bytes) };
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

/** What is in a lorebook (base64). */
export const readLorebookFile = task(({ content }: { content: string }) =>
  previewLorebook(readLorebook(Buffer.from(content, 'base64'))),
);

export const exportLorebook = task(({ format, kept }: { kept: Uint8Array; format: LorebookFormat }) =>
  writeLorebook(readCard(kept).card.data.character_book ?? EMPTY_BOOK, format),
);

/** A kept card with another lorebook (base64), or with the entries of one added to its own. */
export const changeLorebook = task(
  (input: { kept: Uint8Array; content: string; mode: LorebookImportMode; locale: Locale }): OpenedCard => {
    const kept = readCard(input.kept);
    const { book } = readLorebook(Buffer.from(input.content, 'base64'));
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

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
