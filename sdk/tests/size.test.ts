import { describe, expect, it } from 'vitest';
import { operations } from '../src/generated/examples';
import { operationIds } from '../src/mocks/answer';
import { gzippedSizeOf } from './bundle';

/** Budget of one imported operation with everything it needs, in bytes after gzip. */
const budget = 10_450;
/** A stream brings the parser of its events and the policy of its reconnections with it. */
const streamBudget = 11_200;
/** What brings more than one thing along has more room. */
const ownBudgets: Partial<Record<(typeof operationIds)[number], number>> = {
  // An event of a room may carry the whole room: its people and the cards of its characters with it.
  streamRoomEvents: 12_000,
  // The end of a generation carries all of it, with its pictures.
  streamGenerationEvents: 12_000,
  // A draft carries every field of a card, its problems and its tokens.
  remixCharacter: 11_400,
  createCharacterDraft: 11_400,
  getCharacterDraft: 11_400,
  updateCharacterDraft: 11_400,
  restoreCharacterDraft: 11_400,
  decideSuggestion: 11_700,
  // A version carries the same fields, and a restored one its draft.
  getCharacterVersion: 11_000,
  restoreCharacterVersion: 11_500,
  // A shared play carries its story, its cast and every kind of block of its rounds.
  getSharedPlay: 10_500,
  getSharedRound: 10_500,
};

const budgetOf = (id: (typeof operationIds)[number]): number =>
  ownBudgets[id] ?? ('streams' in operations[id] ? streamBudget : budget);

describe('the weight of the SDK', () => {
  it.each(operationIds)('%s alone stays within the budget', async (id) => {
    const size = await gzippedSizeOf(['configure', id]);

    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(budgetOf(id));
  });
});
