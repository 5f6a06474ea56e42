import { mainIcon } from '../format/assets.ts';
import type { BookEntry, Card, CardData } from '../format/canonical-card.ts';
import { readDecorators } from '../format/decorators.ts';

/** The format asks writers to say it (Character Card V3, "Backfilling"). */
const NOTE =
  'This is a Character Card V3 that was read as a Character Card V2. Some of it needs a program that knows V3.';

/**
 * A card for programs that know Character Card V2 or V1 alone. One of which nothing needs V3 goes out as it came, with
 * the fields around its data; of any other, what those programs can use, with a note that there is more.
 */
export function toV2(card: Card): object {
  const { data, spec: _spec, spec_version: _version, ...around } = card;
  return {
    ...v1Of(data),
    ...around,
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: needsV3(card) ? reduced(data) : withoutAssets(data),
  };
}

function needsV3(card: Card): boolean {
  const { assets, character_book: book, creator_notes_multilingual: notes, group_only_greetings, nickname } = card.data;
  const icon = mainIcon(card);
  return (
    assets.some((asset) => asset !== icon) ||
    group_only_greetings.length > 0 ||
    (nickname ?? '') !== '' ||
    (notes !== undefined && notes !== null) ||
    (book?.entries ?? []).some(({ content }) => readDecorators(content).decorators.size > 0)
  );
}

function withoutAssets({ assets: _assets, ...data }: CardData): object {
  return data;
}

function reduced(data: CardData): object {
  const {
    assets: _assets,
    character_book: book,
    creation_date: _created,
    creator_notes_multilingual: _notes,
    group_only_greetings: _group,
    modification_date: _modified,
    nickname: _nickname,
    source: _source,
    ...kept
  } = data;
  return {
    ...kept,
    creator_notes: [data.creator_notes, NOTE].filter(Boolean).join('\n\n'),
    ...(book === undefined ? {} : { character_book: book && { ...book, entries: book.entries.map(toV2Entry) } }),
  };
}

function v1Of({ description, first_mes, mes_example, name, personality, scenario }: CardData): object {
  return { name, description, personality, scenario, first_mes, mes_example };
}

function toV2Entry({ id, ...entry }: BookEntry): object {
  return {
    ...entry,
    content: readDecorators(entry.content).text,
    ...(typeof id === 'number' ? { id } : {}),
  };
}
