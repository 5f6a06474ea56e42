import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import {
  cursorPages,
  getListStoriesInfiniteQueryOptions,
  getListTagsQueryOptions,
  useListStoriesInfinite,
} from '@fabula/sdk/react';

import { BookGrid, BookGridSkeleton, InnerHero, ListToolbar, VisuallyHidden } from '@fabula/ui';

import { hubScene } from '../../../explore/hub-scene';
import { listParams, readFilters } from '../../../routes/list-filters';
import { ListBody } from '../../../explore/ListBody';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHubList } from '../../../explore/use-hub-list';
import { coverName, useTransitionName } from '../../../explore/use-transition-name';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { useApp } from '../../../context/use-app';

export const loader = primed(({ queryClient, search }) =>
  Promise.all([
    queryClient.ensureInfiniteQueryData(
      getListStoriesInfiniteQueryOptions(listParams(readFilters(search)), { query: cursorPages }),
    ),
    queryClient.ensureQueryData(getListTagsQueryOptions()),
  ]),
);

export function Component() {
  const intl = useIntl();
  const { brand } = useApp();
  const hrefs = useHrefs();
  const transitionName = useTransitionName(coverName);
  const { filters, params, toolbar, clear } = useHubList();
  const query = useListStoriesInfinite(params, {
    query: { ...cursorPages, placeholderData: keepPreviousData },
  });
  const stories = query.data?.pages.flatMap((page) => page.items) ?? [];

  const title = intl.formatMessage({
    id: 'page.stories.title',
    defaultMessage: 'Stories',
    description: 'Title of the page with every story',
  });
  const scene = useMemo(() => hubScene('stories', brand), [brand]);
  useHead({
    title,
    description: intl.formatMessage({
      id: 'page.stories.description',
      defaultMessage:
        'Play a story round by round, or read it like a novel. Every book on the shelf opens to its first page.',
      description: 'Description of the page with every story, for search engines and link previews',
    }),
    image: scene.night.wide,
    backdrop: scene,
  });

  const heading = (
    <FormattedMessage
      id="page.stories.heading"
      defaultMessage="What to read tonight"
      description="Heading of the page with every story"
    />
  );
  const lead = (
    <FormattedMessage
      id="page.stories.lead"
      defaultMessage="Some you play round by round, some you read like a novel."
      description="Sentence below the heading of the page with every story"
    />
  );
  return (
    <>
      <InnerHero scene={scene} title={heading} lead={lead} />
      <ListToolbar kind="stories" {...toolbar} total={query.data?.pages[0]?.total} />
      <ListBody
        query={query}
        filters={filters}
        isEmpty={stories.length === 0}
        onClear={clear}
        skeleton={<BookGridSkeleton />}
      >
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <BookGrid
          label={title}
          stories={stories}
          hrefOf={hrefs.story}
          transitionNameOf={(storyId) => transitionName(hrefs.story(storyId))}
        />
      </ListBody>
    </>
  );
}
