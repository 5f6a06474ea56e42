import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getGetWorkNumbersMockHandler,
  getListCreatorNumbersMockHandler,
} from '../../generated/mocks/creator-numbers/creator-numbers.msw';
import { problem } from '../answer';

const days = { '7': 7, '28': 28, '90': 28, all: 28 } as const;
const list = operations.listCreatorNumbers.examples[200].typical.data;
const works = Object.values(operations.getWorkNumbers.examples[200]).map(({ data }) => data);

interface Counted {
  measure: (typeof list.totals)[number]['measure'];
  days: { day: string; count: number }[];
}

function daysOf(url: string): number {
  const named = new URL(url).searchParams.get('days');
  return named === '7' || named === '90' || named === 'all' ? days[named] : days['28'];
}

/** The first day of so many that end with the last one of the examples. */
const firstOf = (count: number) =>
  new Date(Date.parse(`${list.until}T00:00:00Z`) - (count - 1) * 86_400_000).toISOString().slice(0, 10);

/** Of the last days alone. */
function cut({ days: all, measure }: Counted, from: string) {
  const left = all.filter(({ day }) => day >= from);
  const sum = left.reduce((total, { count }) => total + count, 0);
  return { measure, count: sum === 0 ? null : sum, days: left };
}

/** The numbers of the examples, by period. */
export const creatorNumberHandlers = (): RequestHandler[] => [
  getListCreatorNumbersMockHandler(({ request }) => {
    const from = firstOf(daysOf(request.url));
    return { code: 200, message: 'OK', data: { ...list, from, totals: list.totals.map((one) => cut(one, from)) } };
  }),
  getGetWorkNumbersMockHandler(({ params, request }) => {
    const found = works.find(({ work }) => work.kind === params['kind'] && work.id === params['id']);
    if (found === undefined) throw problem(404, operations.getWorkNumbers.examples[404]['not-found']);
    const from = firstOf(daysOf(request.url));
    return { code: 200, message: 'OK', data: { ...found, from, counts: found.counts.map((one) => cut(one, from)) } };
  }),
];
