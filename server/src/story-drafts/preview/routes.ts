import type { Brand } from '../../config/config.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { drawPicture } from '../../stories/imports/drawn-pictures.ts';
import { storyOwnerOf } from '../../stories/imports/routes.ts';
import type { StoryPreviews } from './story-previews.ts';

/** Previews of an owner in a minute: each choice asks for one. */
const PREVIEWED_PER_MINUTE = 120;

export function storyPreviewRoutes(
  previews: StoryPreviews,
  brand: Brand,
  rateLimits: RateLimits,
): Pick<Handlers, 'previewStoryDraft' | 'getComposedCover'> {
  const limitPreviewed = rateLimits.approximate('story previews', PREVIEWED_PER_MINUTE);
  return {
    async previewStoryDraft({ input, ...call }) {
      const owner = storyOwnerOf(call);
      await limitPreviewed(owner.ownerId);
      return { data: await previews.preview(owner, input.params.draftId, input.body) };
    },

    async getComposedCover({ input }) {
      const { mood, picture, scene: kind, seed } = input.query;
      return { type: 'image/svg+xml', content: drawPicture({ seed, kind, mood }, picture, brand), shared: true };
    },
  };
}
