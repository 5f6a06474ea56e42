import type { Suggestion } from '@fabula/sdk';
import type { SuggestionShown } from '@fabula/ui/suggestions';

/** To these, entries are added. */
const lists: ReadonlySet<Suggestion['field']> = new Set(['alternateGreetings', 'exchanges', 'lore']);

export function suggestionShown({ state, failure, field, before, hunks, tokens }: Suggestion): SuggestionShown {
  if (state === 'writing' || state === 'stale') return { kind: state };
  if (state === 'failed') return { kind: 'failed', failure: failure ?? 'unavailable' };
  if (lists.has(field)) {
    return { kind: 'entries', hunks, tokens: tokens.after };
  }
  return { kind: 'text', before, hunks, tokens };
}
