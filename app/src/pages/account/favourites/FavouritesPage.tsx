import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { cursorPages, useListFavouritesInfinite } from '@fabula/sdk/react';
import {
  BookGrid,
  BookGridSkeleton,
  CharacterGrid,
  CharacterGridSkeleton,
  ListEnd,
  LoadFailed,
  VisuallyHidden,
} from '@fabula/ui';
import { FavouritesView, NoFavourites, type FavouriteKind } from '@fabula/ui/favourites';

import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';
import { useTags } from '../../../explore/use-tags';
import { useHead } from '../../../head/use-head';
import { useVisitor } from '../../../context/use-app';

const limit = 24;

/** The visitor's favourites; one that is removed stays in sight until the page is left. */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const locale = useLocale();
  const { tagLabels } = useTags();
  const { isKnown } = useVisitor();
  const [search, setSearch] = useSearchParams();
  const kind: FavouriteKind = search.get('kind') === 'story' ? 'story' : 'character';
  const query = useListFavouritesInfinite(
    { kind, limit },
    {
      query: { ...cursorPages, enabled: isKnown, staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
    },
  );

  const title = intl.formatMessage({
    id: 'favourite.title',
    defaultMessage: 'Favorites',
    description: 'Title of the page with the characters and stories that the reader likes',
  });
  useHead({
    title,
    description: intl.formatMessage({
      id: 'favourite.description',
      defaultMessage: 'The characters and stories you like, in one place.',
      description: 'Description of the page with the characters and stories that the reader likes',
    }),
  });

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = items.length === 0;
  const more = () => void query.fetchNextPage();
  return (
    <FavouritesView
      kind={kind}
      collectionsHref={paths.collections.href(locale)}
      onKindChange={(next) =>
        setSearch(next === 'story' ? { kind: next } : {}, { replace: true, preventScrollReset: true })
      }
    >
      {query.isPending && (kind === 'story' ? <BookGridSkeleton count={6} /> : <CharacterGridSkeleton count={6} />)}
      {query.isError && isEmpty && <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {query.isSuccess && isEmpty && !query.hasNextPage && (
        <NoFavourites kind={kind} href={kind === 'story' ? hrefs.stories() : hrefs.characters()} />
      )}
      {!isEmpty && <VisuallyHidden as="h2">{title}</VisuallyHidden>}
      {!isEmpty && kind === 'character' && (
        <CharacterGrid
          label={title}
          characters={items.flatMap((item) => (item.kind === 'character' ? [item.character] : []))}
          hrefOf={hrefs.character}
          tagLabels={tagLabels}
        />
      )}
      {!isEmpty && kind === 'story' && (
        <BookGrid
          label={title}
          stories={items.flatMap((item) => (item.kind === 'story' ? [item.story] : []))}
          hrefOf={hrefs.story}
        />
      )}
      {query.hasNextPage && (
        <ListEnd
          status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </FavouritesView>
  );
}
