import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { MOST_FACTS } from '../../server/src/chats/memory/memory.ts';
import { UNDO_MS } from '../../server/src/chats/messages/deleted-messages.ts';
import { ANSWER_MS } from '../../server/src/idempotency/run-idempotent.ts';
import { REST_MS } from '../../server/src/retention/retention.ts';
import { UNPAID_FROM } from '../../server/src/shop/order-store.ts';
import { LATE_MS } from '../../server/src/shop/settle.ts';
import { withdrawableUntil } from '../../server/src/shop/withdrawal/refund-share.ts';
import { MOST_LETTERS } from '../../server/src/summaries/summary-text.ts';
import { orderMoves } from '../../ui/src/white-paper/figures/order-moves.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const Head = z.object({ facts: z.record(z.string(), z.number()) });

test('the numbers of the white paper are those of the code', () => {
  const paper = readFileSync(new URL('../../app/content/white-paper/en-US.md', import.meta.url), 'utf8');
  const { facts } = Head.parse(parse(paper.split('---\n')[1] ?? ''));
  expect(facts).toEqual({
    undoMinutes: UNDO_MS / MINUTE_MS,
    deletedDays: REST_MS / DAY_MS,
    keyDays: ANSWER_MS / DAY_MS,
    factLimit: MOST_FACTS,
    summaryLetters: MOST_LETTERS,
    withdrawalDays: Math.floor(withdrawableUntil(0) / DAY_MS),
    lateDays: LATE_MS / DAY_MS,
  });
});

test.each(Object.entries(UNPAID_FROM))(
  'an unpaid order becomes %s from the states that its figure shows',
  (state, from) => {
    const unpaid = ['open', 'pending', 'declined', 'cancelled', 'expired'] as const;
    const shown = unpaid.filter((before) => orderMoves[before].some((next) => next === state));
    expect(new Set<string>(shown)).toEqual(new Set(from));
  },
);
