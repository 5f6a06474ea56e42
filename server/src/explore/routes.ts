import type { Handlers } from '../http/operation.ts';
import { readHome, type HomeParts } from './home.ts';

const caching = 'briefly-for-guests';

type ExploreOperation = 'getHome' | 'listCharacters' | 'getCharacter' | 'listStories' | 'getStory' | 'listTags';

export function exploreRoutes(parts: HomeParts): Pick<Handlers, ExploreOperation> {
  const { explore } = parts;
  return {
    async getHome({ view }) {
      return { data: await readHome(parts, view), caching };
    },

    async listCharacters({ view, input }) {
      return { data: await explore.listCharacters(view, input.query), caching };
    },

    async getCharacter({ view, input }) {
      return { data: await explore.getCharacter(view, input.params.characterId), caching };
    },

    async listStories({ view, input }) {
      return { data: await explore.listStories(view, input.query), caching };
    },

    async getStory({ view, input }) {
      return { data: await explore.getStory(view, input.params.storyId), caching };
    },

    async listTags({ view }) {
      return { data: { items: await explore.listTags(view) }, caching };
    },
  };
}
