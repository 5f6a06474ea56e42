import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { deleteCollection, type Collection } from '@fabula/sdk';
import {
  getGetCollectionQueryKey,
  getGetCollectionQueryOptions,
  getListTagsQueryOptions,
  useGetCollection,
} from '@fabula/sdk/react';
import { CharacterGridSkeleton, LoadFailed } from '@fabula/ui';
import { collectionUnchanged, CollectionEntries, CollectionView, DeleteCollection } from '@fabula/ui/collections';
import { useQueryClient } from '@tanstack/react-query';

import { CollectionForm } from '../../../collections/CollectionForm';
import { SharePanel } from '../../../collections/SharePanel';
import { useArrange } from '../../../collections/use-arrange';
import { useApp, useVisitor } from '../../../context/use-app';
import { primeOnServer } from '../../../data/prime-on-server';
import { isNotFound } from '../../../data/query-clients';
import { useTags } from '../../../explore/use-tags';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { Report } from '../../../posts/Report';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';
import { useParam } from '../../../routes/use-param';

/**
 * Others' pages are rendered with their entries. The server answers a guest's 404; what the session alone may see is read
 * in the browser.
 */
export const loader = primed(({ queryClient, params: { collectionId = '' }, isKnown }) => {
  const collection = getGetCollectionQueryOptions(collectionId);
  return Promise.all([
    import.meta.env.SSR ? primeOnServer(queryClient, collection) : isKnown || queryClient.prefetchQuery(collection),
    queryClient.prefetchQuery(getListTagsQueryOptions()),
  ]);
});

export function Component() {
  const intl = useIntl();
  const collectionId = useParam('collectionId');
  const { isKnown } = useVisitor();
  const {
    data: collection,
    error,
    isFetching,
    refetch,
  } = useGetCollection(collectionId, {
    query: { enabled: isKnown, staleTime: 0, refetchOnMount: 'always' },
  });
  if (isKnown && isNotFound(error)) throw error;
  const anyone = intl.formatMessage({
    id: 'collection.page.title',
    defaultMessage: 'A collection',
    description: 'Title of the page of a collection while it is not known yet',
  });
  useHead({
    title: collection?.name ?? anyone,
    description: collection?.description || (collection?.name ?? anyone),
    isIndexed: collection?.visibility === 'public',
  });
  if (collection === undefined) {
    return error === null || !isKnown ? (
      <CharacterGridSkeleton count={6} />
    ) : (
      <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return <Shown key={collectionId} address={collectionId} collection={collection} />;
}

interface ShownProps {
  /** The id or the link that the page was opened by. */
  readonly address: string;
  readonly collection: Collection;
}

function Shown({ address, collection }: ShownProps) {
  const hrefs = useHrefs();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toasts } = useApp();
  const { tagLabels } = useTags();
  const [open, setOpen] = useState<'edit' | 'share' | 'delete' | 'report'>();
  const [isArranging, setArranging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const arranging = useArrange(address, collection);
  const { collectionId, description, entries, name, own, ownerName, visibility } = collection;
  const close = () => setOpen(undefined);
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteCollection(collectionId);
      await navigate(paths.collections.href(locale), { replace: true });
      client.removeQueries({ queryKey: getGetCollectionQueryKey(address) });
    } catch (cause) {
      console.warn('A collection was not deleted', cause);
      toasts.show(collectionUnchanged());
      setDeleting(false);
    }
  };
  return (
    <>
      <CollectionView
        name={name}
        description={description}
        visibility={visibility}
        ownerName={ownerName}
        entryCount={entries.length}
        own={
          own && {
            ...own,
            arranging: isArranging,
            onArrange: setArranging,
            onEdit: () => setOpen('edit'),
            onDelete: () => setOpen('delete'),
          }
        }
        onShare={() => setOpen('share')}
        onReport={own === undefined ? () => setOpen('report') : undefined}
        exploreHref={paths.characterStoryHub.href(locale)}
      >
        <CollectionEntries
          label={name}
          entries={entries}
          characterHrefOf={hrefs.character}
          storyHrefOf={hrefs.story}
          tagLabels={tagLabels}
          arranging={isArranging && own !== undefined ? arranging : undefined}
        />
      </CollectionView>
      {open === 'edit' && (
        <CollectionForm
          present={collection}
          onClose={close}
          onSaved={({ description, name, visibility }) => {
            client.setQueryData<Collection>(
              getGetCollectionQueryKey(address),
              (now) => now && { ...now, description, name, visibility },
            );
            close();
          }}
        />
      )}
      {open === 'share' && <SharePanel address={address} collection={collection} onClose={close} />}
      {open === 'delete' && <DeleteCollection busy={isDeleting} onDelete={() => void remove()} onClose={close} />}
      {open === 'report' && <Report target={{ kind: 'collection', collectionId }} onClose={close} />}
    </>
  );
}
