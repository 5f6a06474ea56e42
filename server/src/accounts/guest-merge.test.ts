import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonaEnvelope } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { guestMergers } from '../guest-mergers.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const OWNER_COLUMN = /^(owner|reader|reporter|payer|wallet|author|device|user|visitor)_id$|^holder$/;

/** Owner columns that a sign-in does not change, and why. `account_id` never names a guest. */
const STAYING: Readonly<Record<string, string>> = {
  'replies.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'message_drafts.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'picture_generations.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'story_moves.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'room_turns.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'card_test_reports.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'draft_suggestions.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'told_stories.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'funny_results.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'recordings.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'preview_replies.wallet_id': 'names the wallet of the reservation, which knows where its points go',
  'point_reservations.wallet_id': 'what it gives back goes where `merged_into` says',
  'wallets.wallet_id': 'the wallet of the device stays; its points move',
  'point_entries.wallet_id': 'entries of the ledger never change',
  'guest_gift_moves.device_id': 'the device whose gift the account has gained',
  'daily_offers.device_id': 'the device on which an account was offered the bonus',
  'posts.author_id': 'only accounts post',
  'proposals.author_id': 'only accounts propose',
  'devices.device_id': 'the device itself',
  'sessions.device_id': 'the session of a guest ends with the sign-in',
  'push_subscriptions.device_id': 'only accounts are pushed to',
  'known_devices.device_id': 'the device on which an account has signed in',
  'verification_codes.device_id': 'only the device that asked for a code may use it',
};

const GUEST = 'dev-merged-guest';
const ACCOUNT = 'acc-merged-account';
const ownerAs = (column: string, id: string): string => (column === 'holder' ? `owner:${id}` : id);

interface OwnerColumn {
  table: string;
  column: string;
  row: Readonly<Record<string, string | number>>;
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function ownerColumns(): Promise<OwnerColumn[]> {
  const tables = await server.deps.database.db.introspection.getTables();
  return tables.flatMap(({ columns, name: table }) => {
    const row = Object.fromEntries(
      columns
        // SQLite calls a primary key nullable.
        .filter(({ hasDefaultValue, isNullable, name }) => !hasDefaultValue && (!isNullable || name.endsWith('_id')))
        .map(({ dataType, name }) => [name, /int|real|numeric|double/i.test(dataType) ? 1 : `some ${name}`]),
    );
    return columns.flatMap(({ name: column }) => (OWNER_COLUMN.test(column) ? [{ table, column, row }] : []));
  });
}

const nameOf = ({ column, table }: OwnerColumn): string => `${table}.${column}`;

async function insertOwned(db: Queries, { column, row, table }: OwnerColumn): Promise<void> {
  const owned = Object.entries({ ...row, [column]: ownerAs(column, GUEST) });
  const columns = sql.join(owned.map(([name]) => sql.ref(name)));
  const values = sql.join(owned.map(([, value]) => sql`${value}`));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

async function countOf(db: Queries, { column, table }: OwnerColumn, id: string): Promise<number> {
  const owner = ownerAs(column, id);
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${owner}`.execute(db);
  return rows.length;
}

describe('signing in as a guest', () => {
  it('moves every row that names the guest as its owner to the account', async () => {
    const { database, points } = server.deps;
    const columns = (await ownerColumns()).filter((owner) => STAYING[nameOf(owner)] === undefined);
    expect(columns.length).toBeGreaterThan(10);
    const faults: string[] = [];
    for (const owner of columns) {
      const seen = { left: -1, moved: -1 };
      const merge = inTransaction(database, async (trx) => {
        // The row stands alone: what it belongs to is not needed to say whose it is.
        if (database.kind === 'postgres') await sql`set local session_replication_role = replica`.execute(trx);
        else await sql`pragma defer_foreign_keys = on`.execute(trx);
        await insertOwned(trx, owner);
        for (const mergeGuest of guestMergers(points)) await mergeGuest(trx, GUEST, ACCOUNT);
        seen.left = await countOf(trx, owner, GUEST);
        seen.moved = await countOf(trx, owner, ACCOUNT);
        throw new Error('rolled back');
      });
      await expect(merge).rejects.toThrow('rolled back');
      if (seen.left !== 0 || seen.moved !== 1) faults.push(`${nameOf(owner)}: ${JSON.stringify(seen)}`);
    }
    expect(faults.join('; ')).toBe('');
  });

  it('leaves only columns that still exist as they are', async () => {
    const known = new Set((await ownerColumns()).map(nameOf));
    expect(Object.keys(STAYING).filter((name) => !known.has(name))).toEqual([]);
  });

  it('takes a retry across the sign-in for the same act', async () => {
    const guest = await server.guest();
    const create = (session: typeof guest) =>
      server.call('/personas', {
        method: 'POST',
        session,
        headers: { 'idempotency-key': 'one-persona' },
        json: { name: 'Ines', description: 'Reads maps' },
      });
    const first = PersonaEnvelope.parse((await create(guest)).body).data;
    const email = 'retry@example.com';
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    expect(PersonaEnvelope.parse((await create(session)).body).data.personaId).toBe(first.personaId);
  });
});
