import { revisionIn } from '../../drafts/if-match.ts';
import { ASKED_PER_MINUTE, DECIDED_PER_MINUTE } from '../../drafts/suggestions/suggestion-limits.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { storyOwnerOf } from '../../stories/imports/routes.ts';
import { decideStorySuggestion, type StoryDecisionDeps } from './decide-story-suggestion.ts';
import type { StorySuggestions } from './story-suggestions.ts';

type StorySuggestionOperation =
  | 'listStorySuggestions'
  | 'createStorySuggestion'
  | 'decideStorySuggestion'
  | 'stopStorySuggestion';

export function storySuggestionRoutes(
  suggestions: StorySuggestions,
  deps: StoryDecisionDeps,
  rateLimits: RateLimits,
): Pick<Handlers, StorySuggestionOperation> {
  const limitAsked = rateLimits.exactByCaller('story suggestions', ASKED_PER_MINUTE);
  const limitDecided = rateLimits.approximate('story suggestion decisions', DECIDED_PER_MINUTE);
  return {
    async listStorySuggestions({ input, ...call }) {
      return { data: await suggestions.list(storyOwnerOf(call), input.params.draftId) };
    },

    async createStorySuggestion({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitAsked({ ownerId: owner.ownerId, network: call.network });
      return { data: await suggestions.create(owner, input.params.draftId, input.body) };
    },

    async decideStorySuggestion({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitDecided(owner.ownerId);
      const decided = { ...input.params, known: revisionIn(input.headers), accept: input.body.accept };
      return { data: await decideStorySuggestion(deps, owner, decided) };
    },

    async stopStorySuggestion({ input, ...call }) {
      const { draftId, suggestionId } = input.params;
      return { data: await suggestions.stop(storyOwnerOf(call, input.headers), draftId, suggestionId) };
    },
  };
}
