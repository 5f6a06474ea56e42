import { describe, expect, it } from 'vitest';
import { operations } from '../src/generated/examples';
import { operationIds } from '../src/mocks/answer';
import { gzippedSizeOf } from './bundle';

/**
 * Budget of one imported operation with everything it needs, in bytes after gzip. zod alone takes 4,500 of them for objects,
 * texts and numbers, and 6,200 with lists, names, nulls and unions.
 */
const budget = 9_900;
/** A file is read without a schema. */
const fileBudget = 2_450;
/** What carries more than one kind of thing has more room, as much as it weighs. */
const ownBudgets: Partial<Record<(typeof operationIds)[number], number>> = {
  // An event of a room may carry the whole room: its people and the cards of its characters with it.
  streamRoomEvents: 10_270,
  // The end of a generation carries all of it, with its pictures and the parts that portraits are put together from.
  streamGenerationEvents: 10_200,
  // A draft carries every field of a card, half of their weight being the parts of a portrait, its problems and its tokens.
  remixCharacter: 10_260,
  createCharacterDraft: 10_260,
  getCharacterDraft: 10_260,
  updateCharacterDraft: 10_260,
  restoreCharacterDraft: 10_260,
  // A version that is restored says which fields changed, and a decided suggestion what was suggested.
  restoreCharacterVersion: 10_340,
  decideSuggestion: 10_580,
  // A preview is the whole page of a story and the round that is played in it.
  previewStoryDraft: 10_390,
  // A result is one of six shapes, with the cards of its characters.
  createFunnyResult: 10_200,
  listFunnyResults: 10_200,
  getFunnyResult: 10_200,
  keepFunnyResult: 10_200,
};

const budgetOf = (id: (typeof operationIds)[number]): number =>
  ownBudgets[id] ?? ('files' in operations[id] ? fileBudget : budget);

describe('the weight of the SDK', () => {
  it.each(operationIds)('%s alone stays within the budget', async (id) => {
    const size = await gzippedSizeOf(['configure', id]);

    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(budgetOf(id));
  });
});
