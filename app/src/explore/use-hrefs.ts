import type { ShelfId } from '@fabula/sdk';
import { castFragment } from '@fabula/ui';

import { playHref, type PlayPlace } from '../play/play-href';
import { paths } from '../routes/paths';
import { useLocale } from '../use-locale';
import { filterQuery, type ListFilters } from './list-filters';

/** The name of the parameter that brings a character along to the form that opens a room. */
export const characterParam = 'character';

/** The whole list behind each row of the explore page: popular rows and hand-picked ones begin with the best loved. */
const listOfShelf = {
  'awake-at-this-hour': { kind: 'characterHub', filters: {} },
  'strange-company': { kind: 'characterHub', filters: {} },
  'new-arrivals': { kind: 'characterHub', filters: { sort: 'newest' } },
  'on-the-shelf': { kind: 'storyHub', filters: {} },
  'long-evenings': { kind: 'storyHub', filters: {} },
} as const satisfies Record<ShelfId, { kind: 'characterHub' | 'storyHub'; filters: Partial<ListFilters> }>;

/** Addresses that explore pages link to, in the language of the page in view. */
export function useHrefs() {
  const lang = useLocale();
  return {
    explore: paths.characterStoryHub.href(lang),
    characters: (filters: Partial<ListFilters> = {}) => paths.characterHub.href(lang) + filterQuery(filters),
    stories: (filters: Partial<ListFilters> = {}) => paths.storyHub.href(lang) + filterQuery(filters),
    shelf: (shelfId: ShelfId) => {
      const { kind, filters } = listOfShelf[shelfId];
      return paths[kind].href(lang) + filterQuery(filters);
    },
    character: (characterId: string) => paths.characterProfile.href(lang, { characterId }),
    post: (characterId: string, postId: string) => paths.characterProfilePost.href(lang, { characterId, postId }),
    story: (storyId: string) => paths.storyProfile.href(lang, { storyId }),
    cast: (storyId: string) => `${paths.storyProfile.href(lang, { storyId })}#${castFragment}`,
    chat: (characterId: string) => paths.characterChat.href(lang, { characterId }),
    rooms: () => paths.roomEntryPage.href(lang),
    roomWith: (characterId: string) =>
      `${paths.roomEntryPage.href(lang)}?${new URLSearchParams({ [characterParam]: characterId })}`,
    play: (place: PlayPlace) => playHref(lang, place),
    begin: (storyId: string) => paths.storyUserSelection.href(lang, { storyId }),
  };
}
