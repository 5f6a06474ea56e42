import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { getGetHomeQueryOptions, useGetHome } from '@fabula/sdk/react';
import {
  ExploreFilters,
  FoundHeading,
  Hero,
  HeroSkeleton,
  HomeShelves,
  HomeShelvesSkeleton,
  LoadFailed,
} from '@fabula/ui';

import { isNarrowed } from '../../../routes/list-filters';
import { tagLabelsOf } from '../../../explore/tag-labels';
import { useHrefs } from '../../../routes/use-hrefs';
import { coverName, useTransitionName } from '../../../explore/use-transition-name';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { FoundRows, primeFoundRows } from './FoundRows';
import { HomeSearch } from './HomeSearch';
import { HomeTop } from './HomeTop';
import { type HomeFilters, homeSearch, readHomeFilters, shownTags } from './home-filters';

export const loader = primed(({ queryClient, search }) =>
  Promise.all([
    queryClient.ensureQueryData(getGetHomeQueryOptions()),
    primeFoundRows(queryClient, readHomeFilters(search)),
  ]),
);

export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const transitionName = useTransitionName(coverName);
  const [search, setSearch] = useSearchParams();
  const { data: home, error, refetch, isFetching } = useGetHome();
  const filters = readHomeFilters(search);
  const setFilters = (changed: HomeFilters) =>
    setSearch(homeSearch(changed), { replace: true, preventScrollReset: true });

  useHead({
    title: intl.formatMessage({
      id: 'page.explore.title',
      defaultMessage: 'Explore',
      description: 'Title of the explore page',
    }),
    description: intl.formatMessage({
      id: 'page.explore.description',
      defaultMessage: 'Talk with characters who keep their own hours, and play stories that wait for your choices.',
      description: 'Description of the explore page, for search engines and link previews',
    }),
    image: home?.hero.scene.night.wide,
    backdrop: home?.hero.scene,
    backdropFor: 'newcomers',
  });

  if (home === undefined) {
    if (error !== null) return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <>
        <HomeSearch />
        <HomeTop hero={<HeroSkeleton />} />
        <HomeShelvesSkeleton />
      </>
    );
  }
  const tagLabels = tagLabelsOf(home.tags);
  const shelves = home.shelves.filter(({ kind }) => filters.kind === 'everything' || filters.kind === kind);
  return (
    <>
      <HomeSearch />
      {filters.q.trim() === '' ? (
        <HomeTop
          hero={
            <Hero
              hero={home.hero}
              beginHref={hrefs.begin(home.hero.story.storyId)}
              castHref={hrefs.cast(home.hero.story.storyId)}
              characterHrefOf={hrefs.character}
              viewTransitionName={transitionName(hrefs.story(home.hero.story.storyId))}
            />
          }
        />
      ) : (
        <FoundHeading query={filters.q.trim()} />
      )}
      <ExploreFilters
        kind={filters.kind}
        onKindChange={(kind) => setFilters({ ...filters, kind })}
        tags={shownTags(home.tags, filters.include)}
        selectedTags={filters.include}
        onTagToggle={(tag) =>
          setFilters({
            ...filters,
            include: filters.include.includes(tag)
              ? filters.include.filter((other) => other !== tag)
              : [...filters.include, tag],
          })
        }
      />
      {isNarrowed(filters) ? (
        <FoundRows
          filters={filters}
          tagLabels={tagLabels}
          onClear={() => setFilters({ ...filters, q: '', include: [] })}
        />
      ) : (
        <HomeShelves
          shelves={shelves}
          seeAllHrefOf={hrefs.shelf}
          characterHrefOf={hrefs.character}
          storyHrefOf={hrefs.story}
          tagLabels={tagLabels}
        />
      )}
    </>
  );
}
