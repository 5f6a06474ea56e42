import type { Handlers } from '../../http/operation.ts';
import { storyOwnerOf } from '../imports/routes.ts';
import type { StoryPublishing } from './story-publishing.ts';

export function storyPublishingRoutes(publishing: StoryPublishing): Pick<Handlers, 'setStoryVisibility'> {
  return {
    async setStoryVisibility({ input, ...call }) {
      return { data: await publishing.setVisibility(storyOwnerOf(call), input.params.storyId, input.body) };
    },
  };
}
