import { sql, type RawBuilder } from 'kysely';
import type { CharacterRow } from '../tables.ts';

type Table = 'characters' | 'stories';

/** The columns of a changed work: an operator's mark outlasts what its author says, who is heard once it is gone. */
export function declaring(
  table: Table,
  mature: number,
): Record<'mature', RawBuilder<number>> & Record<'declared_mature', RawBuilder<CharacterRow['declared_mature']>> {
  const declared = sql.ref(`${table}.declared_mature`);
  const said = sql`cast(${mature} as integer)`;
  return {
    mature: sql<number>`case when ${declared} is null then ${said} else 1 end`,
    declared_mature: sql<number | null>`case when ${declared} is null then null else ${said} end`,
  };
}
