import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import {
  getListCharactersQueryOptions,
  getListStoriesQueryOptions,
  useListCharacters,
  useListStories,
} from '@fabula/sdk/react';
import {
  CharacterRow,
  CharacterRowSkeleton,
  LoadFailed,
  NoResults,
  Shelf,
  ShelfSkeleton,
  type TagLabels,
} from '@fabula/ui';

import { filterParams, isNarrowed } from '../../../routes/list-filters';
import { useHrefs } from '../../../routes/use-hrefs';
import type { HomeFilters } from './home-filters';

const rowLength = 12;

const paramsOf = (filters: HomeFilters) => ({ ...filterParams(filters), limit: rowLength });
const showsCharacters = ({ kind }: HomeFilters) => kind !== 'stories';
const showsStories = ({ kind }: HomeFilters) => kind !== 'characters';

export async function primeFoundRows(queryClient: QueryClient, filters: HomeFilters): Promise<void> {
  if (!isNarrowed(filters)) return;
  const params = paramsOf(filters);
  await Promise.all([
    showsCharacters(filters) && queryClient.ensureQueryData(getListCharactersQueryOptions(params)),
    showsStories(filters) && queryClient.ensureQueryData(getListStoriesQueryOptions(params)),
  ]);
}

interface FoundRowsProps {
  readonly filters: HomeFilters;
  readonly tagLabels: TagLabels;
  readonly onClear: () => void;
}

export function FoundRows({ filters, tagLabels, onClear }: FoundRowsProps) {
  const intl = useIntl();
  const hrefs = useHrefs();
  const params = paramsOf(filters);
  const isShown = { characters: showsCharacters(filters), stories: showsStories(filters) };
  const options = { placeholderData: keepPreviousData };
  const characters = useListCharacters(params, { query: { ...options, enabled: isShown.characters } });
  const stories = useListStories(params, { query: { ...options, enabled: isShown.stories } });

  const shown = [isShown.characters ? characters : undefined, isShown.stories ? stories : undefined];
  const rows = shown.filter((query) => query !== undefined);
  if (rows.some(({ isError }) => isError)) {
    const retry = () => void Promise.all(rows.map(({ refetch }) => refetch()));
    return <LoadFailed onRetry={retry} retrying={rows.some(({ isFetching }) => isFetching)} />;
  }
  if (rows.every(({ data }) => data?.total === 0)) return <NoResults query={filters.q} onClear={onClear} />;
  return (
    <>
      {isShown.characters && characters.data === undefined && <CharacterRowSkeleton />}
      {isShown.characters && characters.data !== undefined && characters.data.total > 0 && (
        <CharacterRow
          title={intl.formatMessage({
            id: 'page.explore.foundCharacters',
            defaultMessage: 'Characters',
            description: 'Heading above the characters that a search on the explore page found',
          })}
          seeAllHref={hrefs.characters(filters)}
          characters={characters.data.items}
          hrefOf={hrefs.character}
          tagLabels={tagLabels}
        />
      )}
      {isShown.stories && stories.data === undefined && <ShelfSkeleton />}
      {isShown.stories && stories.data !== undefined && stories.data.total > 0 && (
        <Shelf
          title={intl.formatMessage({
            id: 'page.explore.foundStories',
            defaultMessage: 'Stories',
            description: 'Heading above the stories that a search on the explore page found',
          })}
          seeAllHref={hrefs.stories(filters)}
          stories={stories.data.items}
          hrefOf={hrefs.story}
        />
      )}
    </>
  );
}
