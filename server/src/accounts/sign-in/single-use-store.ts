import type { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import type { SingleUseKind } from './tables.ts';

export interface SingleUsePlace {
  kind: SingleUseKind;
  key: string;
}

/** Stores a single-use value and replaces the previous one. */
export async function issueSingleUse(
  db: Queries,
  { key, kind }: SingleUsePlace,
  value: { content: unknown; expiresAt: number },
): Promise<void> {
  const row = { content: JSON.stringify(value.content), expires_at: value.expiresAt };
  await db
    .insertInto('single_use')
    .values({ kind, key_hash: sha256(key), ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'key_hash']).doUpdateSet(row))
    .execute();
}

/** Consumes a value; only one of concurrent callers gets it. */
export async function consumeSingleUse<Content extends z.ZodType>(
  db: Queries,
  { key, kind }: SingleUsePlace,
  { content, now }: { content: Content; now: number },
): Promise<z.output<Content> | undefined> {
  const taken = await db
    .deleteFrom('single_use')
    .where('kind', '=', kind)
    .where('key_hash', '=', sha256(key))
    .returning(['content', 'expires_at'])
    .executeTakeFirst();
  if (taken === undefined || taken.expires_at <= now) return undefined;
  return content.parse(JSON.parse(taken.content));
}

/** Reads a value without consuming it. */
export async function findSingleUse<Content extends z.ZodType>(
  db: Queries,
  { key, kind }: SingleUsePlace,
  { content, now }: { content: Content; now: number },
): Promise<z.output<Content> | undefined> {
  const found = await db
    .selectFrom('single_use')
    .select('content')
    .where('kind', '=', kind)
    .where('key_hash', '=', sha256(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found && content.parse(JSON.parse(found.content));
}

/** Marks a key as used; false when it was. */
export async function markUsed(db: Queries, { key, kind }: SingleUsePlace, expiresAt: number): Promise<boolean> {
  const noted = await db
    .insertInto('single_use')
    .values({ kind, key_hash: sha256(key), content: 'null', expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function deleteOldSingleUse(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('single_use').where('expires_at', '<=', now).execute();
}
