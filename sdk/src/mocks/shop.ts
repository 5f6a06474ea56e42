import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getListLedgerMockHandler } from '../generated/mocks/history/history.msw';
import {
  getBuyProductMockHandler,
  getCancelMembershipMockHandler,
  getGetGiftMockHandler,
  getGetMembershipMockHandler,
  getGetProductMockHandler,
  getListOrdersMockHandler,
  getListOwnedProductsMockHandler,
  getListReceiptsMockHandler,
  getQuoteWithdrawalMockHandler,
  getRedeemGiftMockHandler,
  getResumeMembershipMockHandler,
  getSetMembershipPeriodMockHandler,
  getTakeOffProductMockHandler,
  getWearProductMockHandler,
  getWithdrawFromOrderMockHandler,
} from '../generated/mocks/shop/shop.msw';
import {
  MembershipPeriodForm,
  RedeemGiftForm,
  type OrderPageEnvelope,
  type OwnedProduct,
  type Product,
  type Withdrawal,
} from '../generated/model';
import { problem } from './answer';

const memberships = operations.getMembership.examples[200];
const orders: OrderPageEnvelope = operations.listOrders.examples[200].typical;
const quotes = operations.quoteWithdrawal.examples[200];
const receipts = operations.listReceipts.examples[200];
const ledger = operations.listLedger.examples[200];

const products: readonly Product[] = operations.listProducts.examples[200].typical.data.shelves.flatMap(
  (shelf) => shelf.products,
);

function productHandlers(): RequestHandler[] {
  let owned: readonly OwnedProduct[] = [];
  const ok = { code: 200, message: 'OK' };
  const find = (id: unknown): Product => {
    const product = products.find(({ productId }) => productId === id);
    if (product === undefined) throw problem(404, operations.getProduct.examples[404]['not-found']);
    return product;
  };
  const wear = (id: unknown, on: boolean) => {
    const { kind, productId } = find(id);
    if (!owned.some((item) => item.productId === productId)) {
      throw problem(404, operations.wearProduct.examples[404]['not-found']);
    }
    owned = owned.map((item) => {
      if (item.productId === productId) return { ...item, worn: on };
      return on && find(item.productId).kind === kind ? { ...item, worn: false } : item;
    });
    return { ...ok, data: { items: [...owned] } };
  };
  return [
    getGetProductMockHandler(({ params }) => ({ ...ok, data: find(params['productId']) })),
    getListOwnedProductsMockHandler(() => ({ ...ok, data: { items: [...owned] } })),
    getBuyProductMockHandler(({ params }) => {
      const { points, productId } = find(params['productId']);
      if (owned.some((item) => item.productId === productId)) {
        throw problem(409, operations.buyProduct.examples[409].conflict);
      }
      const { bought } = operations.buyProduct.examples[200];
      owned = [{ productId, boughtAt: new Date().toISOString(), worn: false }, ...owned];
      return { ...ok, data: { ...bought.data, productId, points } };
    }),
    getWearProductMockHandler(({ params }) => wear(params['productId'], true)),
    getTakeOffProductMockHandler(({ params }) => wear(params['productId'], false)),
  ];
}

const gifts = operations.getGift.examples[200];

/** Any code opens the same gift, which is accepted once. */
function giftHandlers(): RequestHandler[] {
  const accepted = new Set<string>();
  return [
    getGetGiftMockHandler(({ request }) => {
      const code = new URL(request.url).searchParams.get('code') ?? '';
      return accepted.has(code) ? gifts.accepted : gifts.ready;
    }),
    getRedeemGiftMockHandler(async ({ request }) => {
      const { code } = parse(RedeemGiftForm, await request.json());
      if (accepted.has(code)) throw problem(409, operations.redeemGift.examples[409].conflict);
      accepted.add(code);
      return operations.redeemGift.examples[200].redeemed;
    }),
  ];
}

export function shopHandlers(): RequestHandler[] {
  let membership: { readonly code: number; readonly message: string; readonly data: typeof memberships.active.data } =
    memberships.none;
  const withdrawals = new Map<string, Withdrawal>();

  return [
    ...productHandlers(),
    ...giftHandlers(),
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
      const { period } = parse(MembershipPeriodForm, await request.json());
      membership = period === 'year' ? memberships.changing : memberships.active;
      return membership;
    }),
  ];
}
