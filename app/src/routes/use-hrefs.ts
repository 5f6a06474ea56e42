import type { ShelfId } from '@fabula/sdk';
import { castFragment } from '@fabula/ui';

import { playHref, type PlayPlace } from './play-href';
import { paths } from './paths';
import { useLocale } from '../i18n/use-locale';
import { filterQuery, type ListFilters } from './list-filters';

export const characterParam = 'character';

/** The list that contains all of each shelf, and more of its kind without the shelf filter. */
const listOfShelf = {
  'picked-characters': 'characterHub',
  'picked-stories': 'storyHub',
  'awake-at-this-hour': 'characterHub',
  'strange-company': 'characterHub',
  'new-arrivals': 'characterHub',
  'on-the-shelf': 'storyHub',
  'long-evenings': 'storyHub',
} as const satisfies Record<ShelfId, 'characterHub' | 'storyHub'>;

export function useHrefs() {
  const lang = useLocale();
  return {
    explore: paths.characterStoryHub.href(lang),
    characters: (filters: Partial<ListFilters> = {}) => paths.characterHub.href(lang) + filterQuery(filters),
    stories: (filters: Partial<ListFilters> = {}) => paths.storyHub.href(lang) + filterQuery(filters),
    shelf: (shelf: ShelfId) => paths[listOfShelf[shelf]].href(lang) + filterQuery({ shelf }),
    character: (characterId: string) => paths.characterProfile.href(lang, { characterId }),
    post: (characterId: string, postId: string) => paths.characterProfilePost.href(lang, { characterId, postId }),
    proposal: (proposalId: string) => paths.proposal.href(lang, { proposalId }),
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
