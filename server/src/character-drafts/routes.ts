import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import { ownerOf, type Principal } from '../http/principal.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { View } from '../http/view.ts';
import type { CharacterDrafts, DraftCaller } from './character-drafts.ts';
import { revisionIn } from './if-match.ts';

type CharacterDraftOperation =
  | 'listCharacterDrafts'
  | 'createCharacterDraft'
  | 'getCharacterDraft'
  | 'updateCharacterDraft'
  | 'deleteCharacterDraft'
  | 'restoreCharacterDraft';

/** Drafts that an owner may begin and restore in a minute. */
const BEGUN_PER_MINUTE = 20;
/** Changes of an owner in a minute: a device sends one after each pause of its writer. */
const CHANGES_PER_MINUTE = 240;

export function characterDraftRoutes(drafts: CharacterDrafts): Pick<Handlers, CharacterDraftOperation> {
  const limitBegun = createRateLimit(BEGUN_PER_MINUTE);
  const limitChanges = createRateLimit(CHANGES_PER_MINUTE);
  return {
    async listCharacterDrafts({ input, ...call }) {
      return { data: await drafts.list(draftCallerOf(call), input.query) };
    },

    async createCharacterDraft({ input, ...call }) {
      const caller = draftCallerOf(call, input.headers);
      await limitBegun(caller.ownerId);
      return { data: await drafts.create(caller, input.body) };
    },

    async getCharacterDraft({ input, principal }) {
      return { data: await drafts.get(ownerOf(principal), input.params.draftId) };
    },

    async updateCharacterDraft({ input, ...call }) {
      const caller = draftCallerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      const base = revisionIn(input.headers);
      return { data: await drafts.update(caller, input.params.draftId, { base, changes: input.body.changes }) };
    },

    async deleteCharacterDraft({ input, ...call }) {
      const caller = draftCallerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      await drafts.delete(caller, input.params.draftId);
      return { data: null };
    },

    async restoreCharacterDraft({ input, ...call }) {
      const caller = draftCallerOf(call, input.headers);
      await limitBegun(caller.ownerId);
      return { data: await drafts.restore(caller, input.params.draftId) };
    },
  };
}

function draftCallerOf(
  call: { principal: Principal; view: View },
  headers?: { 'Idempotency-Key'?: string | undefined },
): DraftCaller {
  return { ...callerOf(call, headers), isGuest: call.principal.accountId === undefined };
}
