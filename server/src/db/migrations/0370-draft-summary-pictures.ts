import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows read at once: the fields of a draft can be a megabyte. */
const AT_ONCE = 50;

const objectIn = (json: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** The summaries of drafts that were stored before summaries named the picture get it from the fields. */
export const draftSummaryPictures: Migration = {
  async up(db) {
    const drafts = () => db.selectFrom('character_drafts').select(['draft_id', 'fields', 'summary']);
    // In a JSON text only a key is in front of a colon unescaped.
    const isOld = sql<boolean>`summary not like '%"picture":%'`;
    for (let after = ''; ;) {
      const rows = await drafts()
        .where('draft_id', '>', after)
        .where(isOld)
        .orderBy('draft_id')
        .limit(AT_ONCE)
        .execute();
      for (const { draft_id: draftId, fields, summary } of rows) {
        const { picture = null } = objectIn(fields);
        const next = JSON.stringify({ ...objectIn(summary), picture });
        await db.updateTable('character_drafts').set({ summary: next }).where('draft_id', '=', draftId).execute();
        after = draftId;
      }
      if (rows.length < AT_ONCE) return;
    }
  },
};
