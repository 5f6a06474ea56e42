import type { Handlers } from '../../http/operation.ts';
import { storyOwnerOf } from '../imports/routes.ts';
import type { ToldStories } from './told-stories.ts';

export function toldStoryRoutes(told: ToldStories): Pick<Handlers, 'createToldStory' | 'quoteToldStory'> {
  return {
    async createToldStory({ input, ...call }) {
      return { data: await told.create(storyOwnerOf(call, input.headers), input.body) };
    },

    async quoteToldStory(call) {
      return { data: await told.quote(storyOwnerOf(call)) };
    },
  };
}
