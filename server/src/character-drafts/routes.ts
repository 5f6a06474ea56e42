import type { CharacterDraft } from '../contract/validators.ts';
import type { Explore } from '../explore/explore.ts';
import { cardCallerOf } from '../cards/routes.ts';
import type { Handlers } from '../http/operation.ts';
import { ownerOf } from '../http/principal.ts';
import type { View } from '../http/view.ts';
import type { CharacterDrafts } from './character-drafts.ts';
import { BEGUN_PER_MINUTE, CHANGES_PER_MINUTE } from '../drafts/draft-limits.ts';
import { revisionIn } from '../drafts/if-match.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Remixes } from './remix/remixes.ts';

type CharacterDraftOperation =
  | 'listCharacterDrafts'
  | 'createCharacterDraft'
  | 'getCharacterDraft'
  | 'updateCharacterDraft'
  | 'deleteCharacterDraft'
  | 'restoreCharacterDraft'
  | 'remixCharacter';

interface RouteDeps {
  drafts: CharacterDrafts;
  remixes: Remixes;
  explore: Pick<Explore, 'remixOrigins'>;
  rateLimits: RateLimits;
}

export function characterDraftRoutes({
  drafts,
  explore,
  rateLimits,
  remixes,
}: RouteDeps): Pick<Handlers, CharacterDraftOperation> {
  /** A draft with the credit that its author may read: of originals that are gone the names alone. */
  const show = async (view: View, draft: CharacterDraft): Promise<CharacterDraft> =>
    draft.remixOf.length === 0 ? draft : { ...draft, remixOf: await explore.remixOrigins(view, draft.remixOf) };

  const limitBegun = rateLimits.exact('character drafts', BEGUN_PER_MINUTE);
  const limitChanges = rateLimits.approximate('character draft changes', CHANGES_PER_MINUTE);
  return {
    async listCharacterDrafts({ input, ...call }) {
      return { data: await drafts.list(cardCallerOf(call), input.query) };
    },

    async createCharacterDraft({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitBegun(caller.ownerId);
      return { data: await show(call.view, await drafts.create(caller, input.body)) };
    },

    async remixCharacter({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitBegun(caller.ownerId);
      return { data: await show(call.view, await remixes.begin(caller, input.params.characterId)) };
    },

    async getCharacterDraft({ input, principal, view }) {
      return { data: await show(view, await drafts.get(ownerOf(principal), input.params.draftId)) };
    },

    async updateCharacterDraft({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      const base = revisionIn(input.headers);
      const draft = await drafts.update(caller, input.params.draftId, { base, changes: input.body.changes });
      return { data: await show(call.view, draft) };
    },

    async deleteCharacterDraft({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      await drafts.delete(caller, input.params.draftId);
      return { data: null };
    },

    async restoreCharacterDraft({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitBegun(caller.ownerId);
      return { data: await show(call.view, await drafts.restore(caller, input.params.draftId)) };
    },
  };
}
