import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getListLedgerMockHandler } from '../generated/mocks/history/history.msw';
import {
  getCancelMembershipMockHandler,
  getGetMembershipMockHandler,
  getResumeMembershipMockHandler,
  getSetMembershipPeriodMockHandler,
} from '../generated/mocks/shop/shop.msw';
import { MembershipPeriodForm } from '../generated/model';
import { problem } from './answer';

const memberships = operations.getMembership.examples[200];
const ledger = operations.listLedger.examples[200];

/** Handlers of points and the shop: a ledger of two pages, and a membership that is cancelled, resumed and changed. */
export function shopHandlers(): RequestHandler[] {
  let membership: { readonly code: number; readonly message: string; readonly data: typeof memberships.active.data } =
    memberships.none;

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
