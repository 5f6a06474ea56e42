import { revisionIn } from '../drafts/if-match.ts';
import { BEGUN_PER_MINUTE, CHANGES_PER_MINUTE } from '../drafts/draft-limits.ts';
import type { Handlers } from '../http/operation.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { storyOwnerOf } from '../stories/imports/routes.ts';
import type { KeepStoryDrafts } from './keep-story-drafts.ts';
import type { StoryDrafts } from './story-drafts.ts';
import type { StoryTrials } from './trial/story-trials.ts';

type StoryDraftOperation =
  | 'listStoryDrafts'
  | 'createStoryDraft'
  | 'getStoryDraft'
  | 'updateStoryDraft'
  | 'deleteStoryDraft'
  | 'restoreStoryDraft'
  | 'writeStoryDraft'
  | 'checkStoryDraft'
  | 'playStoryDraft'
  | 'keepStoryDraft';

/** Sources of an owner that are compiled and read in a minute. */
const CHECKED_PER_MINUTE = 30;
/** Trials of an owner in a minute: one after each change, and one for each choice. */
const PLAYED_PER_MINUTE = 120;

export function storyDraftRoutes(
  drafts: StoryDrafts,
  keep: KeepStoryDrafts,
  trials: StoryTrials,
  rateLimits: RateLimits,
): Pick<Handlers, StoryDraftOperation> {
  const limitBegun = rateLimits.exact('story drafts', BEGUN_PER_MINUTE);
  const limitChanges = rateLimits.approximate('story draft changes', CHANGES_PER_MINUTE);
  const limitChecked = rateLimits.exact('story checks', CHECKED_PER_MINUTE);
  const limitPlayed = rateLimits.approximate('story trials', PLAYED_PER_MINUTE);
  return {
    async listStoryDrafts({ input, ...call }) {
      return { data: await drafts.list(storyOwnerOf(call), input.query) };
    },

    async createStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitBegun(owner.ownerId);
      return { data: await drafts.create(owner, input.body) };
    },

    async getStoryDraft({ input, ...call }) {
      return { data: await drafts.get(storyOwnerOf(call).ownerId, input.params.draftId) };
    },

    async updateStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitChanges(owner.ownerId);
      const base = revisionIn(input.headers);
      return { data: await drafts.update(owner, input.params.draftId, { base, changes: input.body.changes }) };
    },

    async deleteStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitChanges(owner.ownerId);
      await drafts.delete(owner, input.params.draftId);
      return { data: null };
    },

    async restoreStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitBegun(owner.ownerId);
      return { data: await drafts.restore(owner, input.params.draftId) };
    },

    async writeStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitChanges(owner.ownerId);
      const known = revisionIn(input.headers);
      return { data: await drafts.write(owner, input.params.draftId, { known, form: input.body ?? {} }) };
    },

    async checkStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitChecked(owner.ownerId);
      return { data: await keep.check(owner, input.params.draftId) };
    },

    async playStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitPlayed(owner.ownerId);
      return { data: await trials.play(owner, input.params.draftId, input.body) };
    },

    async keepStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitChecked(owner.ownerId);
      const known = revisionIn(input.headers);
      return { data: await keep.keep(owner, input.params.draftId, { known, form: input.body }) };
    },
  };
}
