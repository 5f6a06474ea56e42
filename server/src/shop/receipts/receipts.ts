import type { Principal } from '../../http/principal.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { Receipt, ReceiptList } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { showLines, type ShownLines } from '../order-lines/order-lines.ts';
import { lockOrder } from '../order-store.ts';
import type { OrderRow } from '../tables.ts';
import { findDetails } from '../payment-details/payment-details-store.ts';
import { showDetails } from '../payment-details/payment-details.ts';
import { insertReceipt, listPaymentsOf, takeNumber, type ReceiptedPayment } from './receipt-store.ts';

interface ReceiptDeps {
  accounts: Pick<Accounts, 'profiles'>;
  database: Database;
  clock: Clock;
  operator: SiteConfig['operator'];
}

/** The contract's limit. */
const MOST = 200;

/** Receipts of payments, numbered within a year without gaps, in the order in which they are asked for. */
export class Receipts {
  readonly #deps: ReceiptDeps;

  constructor(deps: ReceiptDeps) {
    this.#deps = deps;
  }

  /** Issues those that are new. Throws NOT_FOUND for an unpaid order, or one of another owner. */
  async list({ accountId }: Pick<Principal, 'accountId'>, orderId: string): Promise<ReceiptList> {
    const { accounts, database } = this.#deps;
    return inTransaction(database, async (trx) => {
      // Locked, so that two calls issue one receipt.
      const order = await lockOrder(trx, orderId);
      if (order === undefined || order.account_id !== accountId) throw notFound();
      const payments = await listPaymentsOf(trx, orderId, MOST);
      if (payments.length === 0) throw notFound();
      const buyer = (await accounts.profiles(trx, [accountId])).get(accountId)?.userName ?? accountId;
      const lines = (await showLines(trx, [order]))(order);
      const details = await findDetails(trx, orderId);
      const items: Receipt[] = [];
      for (const payment of payments.toReversed()) {
        const issued = await this.#issue(trx, order, payment);
        const shown = showDetails(details.get(payment.payment_ref), order.currency);
        items.unshift({ ...this.#toReceipt(order, payment), ...lines, ...shown, ...issued, buyer });
      }
      return { items };
    });
  }

  async #issue(trx: Trx, order: OrderRow, payment: ReceiptedPayment): Promise<Pick<Receipt, 'number' | 'issuedAt'>> {
    if (payment.number !== null && payment.issued_at !== null) {
      return { number: payment.number, issuedAt: new Date(payment.issued_at).toISOString() };
    }
    const now = new Date(this.#deps.clock.now());
    const year = now.getUTCFullYear();
    const number = `${year}-${String(await takeNumber(trx, year)).padStart(6, '0')}`;
    await insertReceipt(trx, {
      payment_ref: payment.payment_ref,
      order_id: order.order_id,
      number,
      issued_at: now.getTime(),
    });
    return { number, issuedAt: now.toISOString() };
  }

  #toReceipt(
    order: OrderRow,
    payment: ReceiptedPayment,
  ): Omit<Receipt, 'number' | 'issuedAt' | 'buyer' | keyof ShownLines> {
    const { currency, kind, period, points, provider } = order;
    const { operator } = this.#deps;
    return {
      checkoutId: order.order_id,
      paidAt: new Date(payment.paid_at).toISOString(),
      kind,
      period,
      points,
      from: toTime(payment.starts_at),
      until: toTime(payment.ends_at),
      price: { amount: payment.amount, currency },
      refunded: { amount: payment.refunded, currency },
      seller: operator === undefined ? null : { name: operator.name, contact: operator.contact ?? null },
      movedNoMoney: provider === 'local',
    };
  }
}

const toTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const notFound = () => new AppError('NOT_FOUND', 'There is no such purchase');
