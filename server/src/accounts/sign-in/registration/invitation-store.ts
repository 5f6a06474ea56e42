import type { Queries, Trx } from '../../../db/database.ts';
import { cutPage, onePage } from '../../../lists/keyset.ts';
import type { AccountInvitationRow } from './tables.ts';

export async function insertInvitation(trx: Trx, row: AccountInvitationRow): Promise<void> {
  await trx.insertInto('account_invitations').values(row).execute();
}

export async function findInvitation(db: Queries, invitationId: string): Promise<AccountInvitationRow | undefined> {
  return db.selectFrom('account_invitations').selectAll().where('invitation_id', '=', invitationId).executeTakeFirst();
}

/** One that works now. */
export async function findOpenInvitation(
  db: Queries,
  by: { codeHash: string } | { invitationId: string },
  now: number,
): Promise<AccountInvitationRow | undefined> {
  const open = db
    .selectFrom('account_invitations')
    .selectAll()
    .where('until_at', '>', now)
    .where('withdrawn_at', 'is', null)
    .whereRef('used', '<', 'uses');
  const one =
    'codeHash' in by ? open.where('code_hash', '=', by.codeHash) : open.where('invitation_id', '=', by.invitationId);
  return one.executeTakeFirst();
}

/** Counts one use; false when it does not work any more. Concurrent callers on any number of servers wait for each other. */
export async function countInvitationUse(trx: Trx, invitationId: string, now: number): Promise<boolean> {
  const counted = await trx
    .updateTable('account_invitations')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('invitation_id', '=', invitationId)
    .where('until_at', '>', now)
    .where('withdrawn_at', 'is', null)
    .whereRef('used', '<', 'uses')
    .returning('invitation_id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** False when it did not work any more. */
export async function withdrawInvitation(trx: Trx, invitationId: string, now: number): Promise<boolean> {
  const withdrawn = await trx
    .updateTable('account_invitations')
    .set({ withdrawn_at: now })
    .where('invitation_id', '=', invitationId)
    .where('until_at', '>', now)
    .where('withdrawn_at', 'is', null)
    .whereRef('used', '<', 'uses')
    .returning('invitation_id')
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** Newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listInvitations(
  db: Queries,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: AccountInvitationRow[]; nextCursor: string | null }> {
  const list = { list: 'account-invitations' };
  const order = [
    { column: 'created_at', direction: 'desc', type: 'number' },
    { column: 'invitation_id', direction: 'desc', type: 'string' },
  ] as const;
  const query = db.selectFrom('account_invitations').selectAll();
  const rows = await onePage(query, { list, order, cursor, limit }).execute();
  return cutPage(rows, limit, list, (row) => [row.created_at, row.invitation_id]);
}
