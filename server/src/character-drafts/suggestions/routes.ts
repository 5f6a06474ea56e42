import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import { ASKED_PER_MINUTE, DECIDED_PER_MINUTE } from '../../drafts/suggestions/suggestion-limits.ts';
import { revisionIn } from '../../drafts/if-match.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { decideSuggestion, type DecisionDeps } from './decide-suggestion.ts';
import type { Suggestions } from './suggestions.ts';

type SuggestionOperation =
  | 'listSuggestions'
  | 'createSuggestion'
  | 'quoteSuggestion'
  | 'getSuggestion'
  | 'decideSuggestion'
  | 'stopSuggestion';

export function suggestionRoutes(
  suggestions: Suggestions,
  deps: DecisionDeps,
  rateLimits: RateLimits,
): Pick<Handlers, SuggestionOperation> {
  const limitAsked = rateLimits.exactByCaller('character suggestions', ASKED_PER_MINUTE);
  const limitDecided = rateLimits.approximate('character suggestion decisions', DECIDED_PER_MINUTE);
  return {
    async listSuggestions({ input, ...call }) {
      return { data: await suggestions.list(callerOf(call), input.params.draftId) };
    },

    async createSuggestion({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitAsked({ ownerId: caller.ownerId, network: call.network });
      return { data: await suggestions.create(caller, input.params.draftId, input.body) };
    },

    async quoteSuggestion({ input, ...call }) {
      return { data: await suggestions.quote(callerOf(call), input.params.draftId, input.body) };
    },

    async getSuggestion({ input, ...call }) {
      const { draftId, suggestionId } = input.params;
      return { data: await suggestions.get(callerOf(call), draftId, suggestionId) };
    },

    async decideSuggestion({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitDecided(caller.ownerId);
      const decided = { ...input.params, known: revisionIn(input.headers), accept: input.body.accept };
      return { data: await decideSuggestion(deps, caller, decided) };
    },

    async stopSuggestion({ input, ...call }) {
      const { draftId, suggestionId } = input.params;
      return { data: await suggestions.stop(callerOf(call, input.headers), draftId, suggestionId) };
    },
  };
}
