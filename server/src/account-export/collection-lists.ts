import type { RecordList } from './record-store.ts';

/** Collections and what is in them. */
export const COLLECTION_LISTS: readonly RecordList[] = [
  {
    file: 'collections.json',
    about: 'your collections',
    table: 'collections',
    columns: ['collection_id', 'name', 'description', 'visibility', 'created_at', 'updated_at'],
    times: ['created_at', 'updated_at'],
    of: 'account_id',
    order: ['collection_id'],
  },
  {
    file: 'collection-entries.json',
    about: 'characters and stories in your collections',
    table: 'collection_entries',
    columns: ['collection_id', 'subject_kind', 'subject_id', 'position', 'added_at'],
    times: ['added_at'],
    of: 'account_id',
    through: { column: 'collection_id', table: 'collections' },
    order: ['collection_id', 'position', 'subject_kind', 'subject_id'],
  },
];
