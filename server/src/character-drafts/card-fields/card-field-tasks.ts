import { readFile } from 'node:fs/promises';
import { facesOf, type Faces } from '../../cards/card-files/faces.ts';
import { readCard, type ReadCard } from '../../cards/card-files/read-card.ts';
import type { OpenedCard } from '../../cards/card-files/open-card.ts';
import { writeCharx } from '../../cards/card-files/write-card.ts';
import type { Card } from '../../cards/format/canonical-card.ts';
import { describeCard } from '../../cards/describe/describe-card.ts';
import type { CharacterDraftFields, VersionField } from '../../contract/validators.ts';
import { task } from '../../parsing/task.ts';
import { portraitFiles } from '../../portraits/draw-portrait.ts';
import { layLore, readLore, type StoredLore } from '../lore/draft-lore.ts';
import { fieldsOfCard, type CardContext } from './fields-of-card.ts';
import { characterFields } from '../merge-fields.ts';
import { layFields, type EditedFields } from './lay-fields.ts';
import { newCard } from './new-card.ts';
import { sourcesOf } from './sources.ts';

export interface ReadFields {
  fields: CharacterDraftFields;
  lore: StoredLore[];
  sources: string[];
}

export interface LaidCard {
  opened: OpenedCard;
  faces?: Faces;
  changed: VersionField[];
}

export const openDraftCard = task(async ({ context, path }: { path: string; context: CardContext }) => {
  const read = readCard(await readFile(path));
  return { ...fieldsIn(read, context), charx: writeCharx(read) };
});

export const readCardFields = task(({ context, kept }: { kept: Uint8Array; context: CardContext }) =>
  fieldsIn(readCard(kept), context),
);

export const layDraft = task(
  async (input: {
    /** Undefined for a draft that began blank. */
    kept: Uint8Array | undefined;
    edited: EditedFields;
    /** JSON of the entries of the lorebook, in their order; undefined for those of the stored card. */
    lore: readonly string[] | undefined;
    context: CardContext;
    seed: string;
    isNew: boolean;
  }): Promise<LaidCard> => {
    const { context, edited, isNew, kept, lore, seed } = input;
    const base = kept === undefined ? newCard(edited.was.language) : readCard(kept);
    const card = withLore(layFields(base.card, edited, context.house), lore);
    // What cannot be read again, such as a card that has become too long, must never take the place of one that can.
    return compare(base, readCard(writeCharx({ ...base, card })), { context, isNew, seed });
  },
);

export const replaceCard = task(
  async (input: {
    kept: Uint8Array;
    present: Uint8Array;
    context: CardContext;
    seed: string;
  }): Promise<LaidCard & ReadFields> => {
    const { context, kept, present, seed } = input;
    const read = readCard(kept);
    return {
      ...(await compare(readCard(present), read, { context, isNew: false, seed })),
      ...fieldsIn(read, context),
    };
  },
);

async function compare(
  before: ReadCard,
  after: ReadCard,
  { context, isNew, seed }: { context: CardContext; isNew: boolean; seed: string },
): Promise<LaidCard> {
  const fields = fieldsOfCard(after.card, context);
  const changed = changedFields(before, after, context);
  const described = {
    ...describeCard(after.card, context.otherwise),
    language: fields.language,
    mature: fields.mature,
  };
  const opened = {
    described: { ...described, tagline: fields.tagline.trim() || described.tagline },
    loreCount: after.card.data.character_book?.entries.length ?? 0,
    charx: writeCharx(after),
  };
  const isRedrawn = isNew || changed.includes('portrait') || !isSame(before.avatar, after.avatar);
  return isRedrawn ? { opened, changed, faces: await facesFor(after, fields, seed) } : { opened, changed };
}

async function facesFor(read: ReadCard, { portrait }: CharacterDraftFields, seed: string): Promise<Faces> {
  const faces = await facesOf(read, seed);
  if (portrait === null || faces.portraitParts !== null) return faces;
  return { ...faces, portrait: await portraitFiles(portrait), portraitParts: portrait };
}

function withLore(card: Card, entries: readonly string[] | undefined): Card {
  if (entries === undefined) return card;
  const { character_book: book, ...data } = card.data;
  const laid = layLore(book, entries);
  return { ...card, data: laid === undefined ? data : { ...data, character_book: laid } };
}

function changedFields(before: ReadCard, after: ReadCard, context: CardContext): VersionField[] {
  const fields = characterFields.differing(fieldsOfCard(before.card, context), fieldsOfCard(after.card, context));
  const hasOtherLore = loreOf(before) !== loreOf(after);
  return hasOtherLore ? [...fields, 'lore'] : fields;
}

function loreOf({ card }: ReadCard): string {
  return JSON.stringify(card.data.character_book ?? null);
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Buffer.compare(one, other) === 0;
}

function fieldsIn({ card }: ReadCard, context: CardContext): ReadFields {
  return {
    fields: fieldsOfCard(card, context),
    lore: readLore(card.data.character_book),
    sources: sourcesOf(card),
  };
}
