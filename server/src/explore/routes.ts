import type { Handlers } from '../http/operation.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { readHome, type HomeDeps } from './home.ts';
import type { View } from '../http/view.ts';

const caching = 'briefly-for-guests';

type ExploreOperation = 'getHome' | 'listCharacters' | 'getCharacter' | 'listStories' | 'getStory' | 'listTags';

export function exploreRoutes(deps: HomeDeps & { catalogue: CatalogueCache }): Pick<Handlers, ExploreOperation> {
  const { catalogue, explore } = deps;
  return {
    async getHome({ view }) {
      return { data: await catalogue.read(view, ['home'], (seenBy) => readHome(deps, seenBy)), caching };
    },

    async listCharacters({ view, input: { query } }) {
      // Searches vary too much to be cached.
      if (query.q !== undefined) return { data: await explore.listCharacters(view, query), caching };
      const data = await catalogue.read(view, ['characters', query], (seenBy) => explore.listCharacters(seenBy, query));
      return { data, caching };
    },

    async getCharacter({ view, input: { params } }) {
      const { characterId } = params;
      const make = (seenBy: View) => explore.getCharacter(seenBy, characterId);
      return { data: await catalogue.read(view, ['character', characterId], make), caching };
    },

    async listStories({ view, input: { query } }) {
      if (query.q !== undefined) return { data: await explore.listStories(view, query), caching };
      const data = await catalogue.read(view, ['stories', query], (seenBy) => explore.listStories(seenBy, query));
      return { data, caching };
    },

    async getStory({ view, input: { params } }) {
      const { storyId } = params;
      const make = (seenBy: View) => explore.getStory(seenBy, storyId);
      return { data: await catalogue.read(view, ['story', storyId], make), caching };
    },

    async listTags({ view }) {
      const make = async (seenBy: View) => ({ items: await explore.listTags(seenBy) });
      return { data: await catalogue.read(view, ['tags'], make), caching };
    },
  };
}
