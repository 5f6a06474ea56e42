import type { Migration } from 'kysely/migration';

export const characterOwners: Migration = {
  async up(db) {
    const characters = () => db.schema.alterTable('characters');
    await characters().addColumn('owner_id', 'text').execute();
    await characters()
      .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('public'))
      .execute();
    await characters().addColumn('deleted_at', 'bigint').execute();
    await characters().addColumn('portrait_key', 'text').execute();
    await characters()
      .addColumn('card_facts', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .createIndex('characters_by_owner')
      .on('characters')
      .columns(['owner_id', 'listed_at', 'character_id'])
      .execute();
  },
};
