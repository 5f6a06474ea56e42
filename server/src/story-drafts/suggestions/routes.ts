import { revisionIn } from '../../drafts/if-match.ts';
import { ASKED_PER_MINUTE, DECIDED_PER_MINUTE } from '../../drafts/suggestions/suggestion-limits.ts';
import type { Handlers } from '../../http/operation.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
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
): Pick<Handlers, StorySuggestionOperation> {
  const limitOwner = createRateLimit(ASKED_PER_MINUTE.owner);
  const limitNetwork = createRateLimit(ASKED_PER_MINUTE.network);
  const limitDecided = createRateLimit(DECIDED_PER_MINUTE);
  return {
    async listStorySuggestions({ input, ...call }) {
      return { data: await suggestions.list(storyOwnerOf(call), input.params.draftId) };
    },

    async createStorySuggestion({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitOwner(owner.ownerId);
      if (call.network !== undefined) await limitNetwork(call.network);
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
