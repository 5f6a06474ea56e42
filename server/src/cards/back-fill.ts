import type { BookEntry, Card, CardData } from './canonical-card.ts';
import { readDecorators } from './decorators.ts';

/** The format asks writers to say it (Character Card V3, "Backfilling"). */
const NOTE =
  'This is a Character Card V3 that was read as a Character Card V2. Some of it needs a program that knows V3.';

/**
 * What programs that know Character Card V2 or V1 alone can use of a card; all of it stands in the V3 card beside it.
 */
export function toV2({ data }: Card): object {
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
  const v2 = {
    ...kept,
    creator_notes: [data.creator_notes, NOTE].filter(Boolean).join('\n\n'),
    ...(book === undefined ? {} : { character_book: { ...book, entries: book.entries.map(toV2Entry) } }),
  };
  return { ...v1Of(data), spec: 'chara_card_v2', spec_version: '2.0', data: v2 };
}

/** The first version had its fields at the top. */
function v1Of({ description, first_mes, mes_example, name, personality, scenario }: CardData): object {
  return { name, description, personality, scenario, first_mes, mes_example };
}

function toV2Entry({ use_regex: _regex, ...entry }: BookEntry): object {
  const { id, ...rest } = entry;
  return {
    ...rest,
    content: readDecorators(entry.content).text,
    ...(typeof id === 'number' ? { id } : {}),
  };
}
