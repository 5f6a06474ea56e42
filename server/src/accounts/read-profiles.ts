import type { Queries } from '../db/database.ts';
import { findAccounts } from './session-store.ts';

export interface Profile {
  userName: string;
  motto: string;
  avatarUrl: string;
}

/** The public profiles of owners by id (see `ownerOf`); guests have none. */
export async function readProfiles(db: Queries, ownerIds: readonly string[]): Promise<Map<string, Profile>> {
  const rows = await findAccounts(db, ownerIds);
  return new Map(
    rows.map((row) => [row.account_id, { userName: row.user_name, motto: row.motto, avatarUrl: row.avatar_url }]),
  );
}
