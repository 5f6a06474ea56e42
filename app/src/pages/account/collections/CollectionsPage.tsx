import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { cursorPages, useListCollectionsInfinite } from '@fabula/sdk/react';
import { ListEnd } from '@fabula/ui';
import { RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { CollectionList, CollectionsView, GuestCollections, NoCollections } from '@fabula/ui/collections';

import { CollectionForm } from '../../../collections/CollectionForm';
import { useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';

const limit = 24;

/** The reader's collections of characters and stories. */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const [isNew, setNew] = useState(false);
  const title = intl.formatMessage({
    id: 'collection.title',
    defaultMessage: 'Collections',
    description: 'Title of the page with the collections of characters and stories that the reader made',
  });
  useHead({ title, description: title, isIndexed: false });
  const hrefOf = (collectionId: string) => paths.collection.href(locale, { collectionId });
  return (
    <CollectionsView onNew={isRegistered ? () => setNew(true) : undefined}>
      {!isKnown && <RowsSkeleton count={3} />}
      {isKnown && !isRegistered && <GuestCollections onSignIn={() => openSignIn()} />}
      {isRegistered && <Own hrefOf={hrefOf} onNew={() => setNew(true)} />}
      {isNew && (
        <CollectionForm
          onClose={() => setNew(false)}
          onSaved={({ collectionId }) => void navigate(hrefOf(collectionId))}
        />
      )}
    </CollectionsView>
  );
}

function Own({ hrefOf, onNew }: { readonly hrefOf: (collectionId: string) => string; readonly onNew: () => void }) {
  const query = useListCollectionsInfinite(
    { limit },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
  );
  const collections = query.data?.pages.flatMap((page) => page.items) ?? [];
  const more = () => void query.fetchNextPage();
  if (query.isPending) return <RowsSkeleton count={3} />;
  if (query.isError && collections.length === 0) {
    return <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (collections.length === 0) return <NoCollections onNew={onNew} />;
  return (
    <>
      <CollectionList collections={collections} hrefOf={hrefOf} />
      {query.hasNextPage && (
        <ListEnd
          status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </>
  );
}
