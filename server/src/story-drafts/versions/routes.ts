import type { Handlers } from '../../http/operation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { storyOwnerOf } from '../../stories/imports/routes.ts';
import type { StoryVersions } from './story-versions.ts';

type VersionOperation = 'listStoryVersions' | 'getStoryVersion' | 'restoreStoryVersion';

/** Versions that an owner may restore in a minute: each is read, judged and stored. */
const RESTORED_PER_MINUTE = 20;

export function storyVersionRoutes(versions: StoryVersions, rateLimits: RateLimits): Pick<Handlers, VersionOperation> {
  const limitRestored = rateLimits.exact('restored story versions', RESTORED_PER_MINUTE);
  return {
    async listStoryVersions({ input, ...call }) {
      return { data: await versions.list(storyOwnerOf(call), input.params.storyId) };
    },

    async getStoryVersion({ input, ...call }) {
      const { storyId, versionId } = input.params;
      return { data: await versions.get(storyOwnerOf(call), storyId, versionId) };
    },

    async restoreStoryVersion({ input, ...call }) {
      const owner = storyOwnerOf(call, input.headers);
      await limitRestored(owner.ownerId);
      return { data: await versions.restore(owner, input.params, input.body) };
    },
  };
}
