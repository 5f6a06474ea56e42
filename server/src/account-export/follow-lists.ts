import type { RecordList } from './record-store.ts';

/** What an account has gathered in collections, and whom it follows. */
export const FOLLOW_LISTS: readonly RecordList[] = [
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
  {
    file: 'follows.json',
    about: 'characters that you follow',
    table: 'character_follows',
    columns: ['character_id', 'created_at'],
    times: ['created_at'],
    of: 'account_id',
    order: ['character_id'],
  },
  {
    file: 'followed-creators.json',
    about: 'since when you follow creators; who they are is theirs',
    table: 'creator_follows',
    columns: ['follow_id', 'created_at'],
    times: ['created_at'],
    of: 'account_id',
    order: ['created_at', 'follow_id'],
  },
];
