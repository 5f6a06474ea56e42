import type { Migration } from 'kysely/migration';

export const storyPublishing: Migration = {
  async up(db) {
    const stories = () => db.schema.alterTable('stories');
    await stories().addColumn('published_at', 'bigint').execute();
    await stories().addColumn('withheld_reason', 'text').execute();
    await stories().addColumn('withheld_digest', 'text').execute();
    const versions = () => db.schema.alterTable('story_versions');
    await versions()
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo('keep'))
      .execute();
    await versions()
      .addColumn('changed_fields', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.updateTable('story_versions').set({ reason: 'import' }).where('plan', 'is', null).execute();
  },
};
