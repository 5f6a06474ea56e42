import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getListLedgerMockHandler } from '../generated/mocks/history/history.msw';
import {
  getCancelMembershipMockHandler,
  getGetMembershipMockHandler,
  getListOrdersMockHandler,
  getListReceiptsMockHandler,
  getQuoteWithdrawalMockHandler,
  getResumeMembershipMockHandler,
  getSetMembershipPeriodMockHandler,
  getWithdrawFromOrderMockHandler,
} from '../generated/mocks/shop/shop.msw';
import { MembershipPeriodForm, type OrderPageEnvelope, type Withdrawal } from '../generated/model';
import { problem } from './answer';

const memberships = operations.getMembership.examples[200];
const orders: OrderPageEnvelope = operations.listOrders.examples[200].typical;
const quotes = operations.quoteWithdrawal.examples[200];
const receipts = operations.listReceipts.examples[200];
const ledger = operations.listLedger.examples[200];

export function shopHandlers(): RequestHandler[] {
  let membership: { readonly code: number; readonly message: string; readonly data: typeof memberships.active.data } =
    memberships.none;
  const withdrawals = new Map<string, Withdrawal>();

  return [
    getListLedgerMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const isSecond = (id: string | null) => ledger['second-page'].data.items.some(({ entryId }) => entryId === id);
      const isFirst = (id: string | null) => ledger.typical.data.items.some(({ entryId }) => entryId === id);
      const around = query.get('around');
      if (around !== null && !isFirst(around) && !isSecond(around)) {
        throw problem(404, operations.listLedger.examples[404]['not-found']);
      }
      const older = isSecond(around) || query.get('cursor') === ledger.typical.data.nextCursor;
      return older ? ledger['second-page'] : ledger.typical;
    }),
    getListOrdersMockHandler(() => ({
      ...orders,
      data: {
        ...orders.data,
        items: orders.data.items.map((order) => {
          const withdrawal = withdrawals.get(order.checkoutId);
          return withdrawal === undefined ? order : { ...order, withdrawableUntil: null, withdrawal };
        }),
      },
    })),
    getListReceiptsMockHandler(({ params }) =>
      params['checkoutId'] === receipts.membership.data.items[0]?.checkoutId ? receipts.membership : receipts.pack,
    ),
    getQuoteWithdrawalMockHandler(({ params }) =>
      params['checkoutId'] === quotes.membership.data.checkoutId ? quotes.membership : quotes.pack,
    ),
    getWithdrawFromOrderMockHandler(({ params }) => {
      const { mailed } = operations.withdrawFromOrder.examples[200];
      const { checkoutId, points, refund } =
        params['checkoutId'] === quotes.membership.data.checkoutId ? quotes.membership.data : quotes.pack.data;
      const withdrawal = { ...mailed.data, checkoutId, points, refund };
      withdrawals.set(checkoutId, withdrawal);
      return { ...mailed, data: withdrawal };
    }),
    getGetMembershipMockHandler(() => membership),
    getCancelMembershipMockHandler(() => {
      membership = memberships.ending;
      return operations.cancelMembership.examples[200].ending;
    }),
    getResumeMembershipMockHandler(() => {
      membership = memberships.active;
      return operations.resumeMembership.examples[200].active;
    }),
    getSetMembershipPeriodMockHandler(async ({ request }) => {
      const { period } = MembershipPeriodForm.parse(await request.json());
      membership = period === 'year' ? memberships.changing : memberships.active;
      return membership;
    }),
  ];
}
