import type { Queries } from '../../../db/database.ts';

export async function findCustomer(db: Queries, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** The first one of an account stays. */
export async function keepCustomer(db: Queries, accountId: string, customerId: string): Promise<void> {
  await db
    .insertInto('stripe_customers')
    .values({ account_id: accountId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
