import type { Queries, Trx } from '../../db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { countVisibilityChange } from './visibility-change-store.ts';
import type { CharacterRow, CharacterTextRow } from '../tables.ts';

export type Publication = Pick<
  CharacterRow,
  | 'character_id'
  | 'visibility'
  | 'remixable'
  | 'mature'
  | 'remix_of'
  | 'published_at'
  | 'withheld_at'
  | 'withheld_reason'
  | 'withheld_digest'
> &
  Pick<CharacterTextRow, 'name' | 'tagline'> & {
    /** What it is like now; see `withheld_digest`. */
    digest: string;
  };

/** Who sees some characters, and what came of reports on them. Deleted ones are left out. */
export async function findPublications(db: Queries, ids: readonly string[]): Promise<Map<string, Publication>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('characters as c')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').onRef('t.locale', '=', 'c.language'),
    )
    .select(['c.character_id', 'c.visibility', 'c.remixable', 'c.mature', 'c.remix_of', 'c.published_at'])
    .select(['c.withheld_at', 'c.withheld_reason', 'c.withheld_digest'])
    .select(['c.greeting', 'c.scenario', 'c.persona', 'c.example_dialogue', 'c.lore', 'c.card_facts'])
    .select(['c.portrait_color', 't.name', 't.tagline', 't.about'])
    .where('c.character_id', 'in', ids)
    .where('c.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.character_id, { ...row, digest: digestOf(row) }]));
}

/** What readers get of a character: it changes when the character does. */
function digestOf(
  row: Pick<
    CharacterRow & CharacterTextRow,
    | 'name'
    | 'tagline'
    | 'about'
    | 'greeting'
    | 'scenario'
    | 'persona'
    | 'example_dialogue'
    | 'lore'
    | 'card_facts'
    | 'portrait_color'
  >,
): string {
  const { about, name, tagline } = row;
  const texts = [name, tagline, about, row.greeting, row.scenario, row.persona, row.example_dialogue];
  return sha256(JSON.stringify([...texts, row.lore, row.card_facts, row.portrait_color]));
}

/** Changes who sees a character of an owner. False where there is none. */
export async function updatePublication(
  trx: Trx,
  { characterId, ownerId }: { characterId: string; ownerId: string },
  changes: Partial<
    Pick<
      CharacterRow,
      'visibility' | 'remixable' | 'published_at' | 'listed_at' | 'withheld_at' | 'withheld_reason' | 'withheld_digest'
    >
  >,
): Promise<boolean> {
  const changed = await trx
    .updateTable('characters')
    .set(changes)
    .where('character_id', '=', characterId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('character_id')
    .executeTakeFirst();
  if (changed !== undefined) await countVisibilityChange(trx, characterId);
  return changed !== undefined;
}
