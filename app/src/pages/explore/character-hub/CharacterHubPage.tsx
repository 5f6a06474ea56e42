import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import {
  cursorPages,
  getListCharactersInfiniteQueryOptions,
  getListTagsQueryOptions,
  useListCharactersInfinite,
} from '@fabula/sdk/react';

import { CharacterGrid, CharacterGridSkeleton, InnerHero, ListToolbar, VisuallyHidden } from '@fabula/ui';

import { hubScene } from '../../../explore/hub-scene';
import { listParams, readFilters } from '../../../routes/list-filters';
import { ListBody } from '../../../explore/ListBody';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHubList } from '../../../explore/use-hub-list';
import { portraitName, useTransitionName } from '../../../explore/use-transition-name';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { useApp } from '../../../context/use-app';

export const loader = primed(({ queryClient, search }) =>
  Promise.all([
    queryClient.ensureInfiniteQueryData(
      getListCharactersInfiniteQueryOptions(listParams(readFilters(search)), { query: cursorPages }),
    ),
    queryClient.ensureQueryData(getListTagsQueryOptions()),
  ]),
);

export function Component() {
  const intl = useIntl();
  const { brand } = useApp();
  const hrefs = useHrefs();
  const transitionName = useTransitionName(portraitName);
  const { filters, params, tagLabels, toolbar, clear } = useHubList();
  const query = useListCharactersInfinite(params, {
    query: { ...cursorPages, placeholderData: keepPreviousData },
  });
  const characters = query.data?.pages.flatMap((page) => page.items) ?? [];

  const title = intl.formatMessage({
    id: 'page.characters.title',
    defaultMessage: 'Characters',
    description: 'Title of the page with every character',
  });
  const scene = useMemo(() => hubScene('characters', brand), [brand]);
  useHead({
    title,
    description: intl.formatMessage({
      id: 'page.characters.description',
      defaultMessage:
        'Meet lighthouse keepers, lantern thieves and knights who cannot cook. Every character is ready to talk.',
      description: 'Description of the page with every character, for search engines and link previews',
    }),
    image: scene.night.wide,
    backdrop: scene,
  });

  const heading = (
    <FormattedMessage
      id="page.characters.heading"
      defaultMessage="Who is awake tonight"
      description="Heading of the page with every character"
    />
  );
  const lead = (
    <FormattedMessage
      id="page.characters.lead"
      defaultMessage="Someone behind every lit window. Knock on any of them."
      description="Sentence below the heading of the page with every character"
    />
  );
  const rooms = (
    <FormattedMessage
      id="page.rooms.title"
      defaultMessage="Rooms"
      description="Title of the page with rooms, in which several people talk with several characters"
    />
  );
  return (
    <>
      <InnerHero scene={scene} title={heading} lead={lead} neighbour={{ href: hrefs.rooms(), name: rooms }} />
      <ListToolbar kind="characters" {...toolbar} total={query.data?.pages[0]?.total} />
      <ListBody
        query={query}
        filters={filters}
        isEmpty={characters.length === 0}
        onClear={clear}
        skeleton={<CharacterGridSkeleton />}
      >
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <CharacterGrid
          label={title}
          characters={characters}
          hrefOf={hrefs.character}
          tagLabels={tagLabels}
          transitionNameOf={(characterId) => transitionName(hrefs.character(characterId))}
        />
      </ListBody>
    </>
  );
}
