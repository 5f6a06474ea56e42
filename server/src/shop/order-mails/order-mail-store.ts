import type { Queries, Trx } from '../../db/database.ts';
import type { OrderMailKind, OrderMailRow } from './tables.ts';

/** Once for an order and a kind. */
export async function insertOrderMail(trx: Trx, mail: Omit<OrderMailRow, 'mail_tries'>): Promise<void> {
  await trx
    .insertInto('order_mails')
    .values({ ...mail, mail_tries: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes back one that no server has begun to send. */
export async function dropOrderMail(trx: Trx, orderId: string, kind: OrderMailKind): Promise<void> {
  await trx
    .updateTable('order_mails')
    .set({ mail_at: null })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('mail_tries', '=', 0)
    .execute();
}

/** Oldest first. */
export async function findDueOrderMails(
  db: Queries,
  { limit, now }: { limit: number; now: number },
): Promise<OrderMailRow[]> {
  return db.selectFrom('order_mails').selectAll().where('mail_at', '<=', now).orderBy('mail_at').limit(limit).execute();
}

/** Moves the next try from where it was; false when another server was first, or the mail was dropped. */
export async function moveOrderMail(
  db: Queries,
  { kind, mail_at: from, order_id: orderId }: OrderMailRow,
  changes: Partial<Pick<OrderMailRow, 'mail_at' | 'mail_tries'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('order_mails')
    .set(changes)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('mail_at', '=', from)
    .returning('order_id')
    .executeTakeFirst();
  return moved !== undefined;
}
