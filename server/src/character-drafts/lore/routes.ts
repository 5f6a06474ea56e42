import { cardCallerOf } from '../../cards/routes.ts';
import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import { ownerOf } from '../../http/principal.ts';
import { revisionIn } from '../../drafts/if-match.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { DraftLores } from './draft-lores.ts';

type DraftLoreOperation =
  | 'listDraftLore'
  | 'getDraftLoreEntry'
  | 'putDraftLoreEntry'
  | 'deleteDraftLoreEntry'
  | 'restoreDraftLoreEntry'
  | 'moveDraftLoreEntry'
  | 'importDraftLore'
  | 'tryDraftLore';

const CHANGES_PER_MINUTE = 240;
const FILES_PER_MINUTE = 10;
const TRIALS_PER_MINUTE = 60;

export function draftLoreRoutes(lores: DraftLores, rateLimits: RateLimits): Pick<Handlers, DraftLoreOperation> {
  const limitChanges = rateLimits.approximate('lore changes', CHANGES_PER_MINUTE);
  const limitFiles = rateLimits.exact('lore files', FILES_PER_MINUTE);
  const limitTrials = rateLimits.approximate('lore trials', TRIALS_PER_MINUTE);
  return {
    async listDraftLore({ input, principal }) {
      return { data: await lores.list(ownerOf(principal), input.params.draftId, input.query) };
    },

    async getDraftLoreEntry({ input, principal }) {
      const { draftId, entryId } = input.params;
      return { data: await lores.get(ownerOf(principal), draftId, entryId) };
    },

    async putDraftLoreEntry({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      return { data: await lores.put(caller, input.params, { ...input.body, base: baseIn(input.headers) }) };
    },

    async deleteDraftLoreEntry({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      await lores.delete(caller, input.params, baseIn(input.headers));
      return { data: null };
    },

    async restoreDraftLoreEntry({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      return { data: await lores.restore(caller, input.params) };
    },

    async moveDraftLoreEntry({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      return { data: await lores.move(caller, input.params, input.body.index) };
    },

    async importDraftLore({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitFiles(caller.ownerId);
      return { data: await lores.import(caller, input.params.draftId, input.body.content) };
    },

    async tryDraftLore({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      await limitTrials(caller.ownerId);
      return { data: await lores.try(caller, input.params.draftId, input.body.text) };
    },
  };
}

function baseIn({ 'If-Match': known }: { 'If-Match'?: string | undefined }): number | undefined {
  return known === undefined ? undefined : revisionIn({ 'If-Match': known });
}
