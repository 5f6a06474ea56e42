import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getGetPublicLogEntryMockHandler,
  getListPublicLogEntriesMockHandler,
} from '../../generated/mocks/public-log/public-log.msw';
import { problem } from '../answer';

const ok = { code: 200, message: 'OK' };
const proofs = Object.values(operations.getPublicLogEntry.examples[200]).map(({ data }) => data);
const entries = operations.listPublicLogEntries.examples[200].typical.data.items;
const HASH_START = /^[0-9a-f]{8,64}$/i;

/** The entries of the examples: filtered and searched, each with its proof. */
export const publicLogHandlers = (): RequestHandler[] => [
  getListPublicLogEntriesMockHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    const [kind, day, words] = [query.get('kind'), query.get('day'), (query.get('q') ?? '').trim().toLowerCase()];
    const items = entries.filter(
      ({ hash, leaf, record, recordedAt }) =>
        (kind === null || record.kind === kind) &&
        (day === null || recordedAt.startsWith(day)) &&
        (HASH_START.test(words) ? hash.startsWith(words) : leaf.toLowerCase().includes(words)),
    );
    return { ...ok, data: { items, nextCursor: null } };
  }),
  getGetPublicLogEntryMockHandler(({ params }) => {
    const proof = proofs.find(({ entry }) => entry.entryNumber === Number(params['entryNumber']));
    if (proof === undefined) throw problem(404, operations.getPublicLogEntry.examples[404]['not-found']);
    return { ...ok, data: proof };
  }),
];
