import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { LoraListItem } from '@fabula/sdk';
import { useListLoras } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  LoraListSkeleton,
  LoraListView,
  triggerWordsCopied,
  triggerWordsNotCopied,
  type ListedDrawing,
  type ListedItem,
} from '@fabula/ui/loras';

import { copyText } from '../../../browser/hand-on';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLoraFavourite } from './use-lora-favourite';

export interface DrawingFor {
  readonly pictureOf: (drawing: DrawnItem) => string;
  readonly isInUse: (drawing: DrawnItem) => boolean;
  readonly onUse: (drawing: ListedDrawing) => void;
}

export type DrawnItem = Exclude<LoraListItem, { kind: 'lora' }>;

interface LoraListContainerProps {
  readonly character: ReactNode;
  readonly drawingFor: DrawingFor | undefined;
}

const toListed = (item: LoraListItem, drawingFor: DrawingFor | undefined): ListedItem => {
  if (item.kind === 'lora') return item;
  const picture = drawingFor?.pictureOf(item) ?? item.sample;
  return { ...item, picture, inUse: drawingFor?.isInUse(item) };
};

/** The list, from its loading on. What is taken out of the favourites keeps its place until the page is left. */
export function LoraListContainer({ character, drawingFor }: LoraListContainerProps) {
  const { toasts } = useApp();
  const { isKnown } = useVisitor();
  const [address, setAddress] = useSearchParams();
  // The address follows the box: a box that waited for the address would lose letters.
  const [search, setSearch] = useState(address.get('q') ?? '');
  const query = useListLoras({
    query: { enabled: isKnown, staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  });
  const setFavourite = useLoraFavourite();
  const onSearch = (q: string) => {
    setSearch(q);
    const withSearch = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      if (q === '') next.delete('q');
      else next.set('q', q);
      return next;
    };
    setAddress(withSearch, { replace: true, preventScrollReset: true });
  };
  const onCopy = async (triggerWords: readonly string[]) => {
    const outcome = await copyText(triggerWords.join(', '));
    toasts.show(outcome === 'copied' ? triggerWordsCopied() : triggerWordsNotCopied());
  };
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <LoraListSkeleton />
    );
  }
  return (
    <LoraListView
      engine={query.data.engine}
      items={query.data.items.map((item) => toListed(item, drawingFor))}
      search={search}
      onSearch={onSearch}
      onFavourite={setFavourite}
      onCopy={(words) => void onCopy(words)}
      onUse={(drawing) => drawingFor?.onUse(drawing)}
      character={character}
    />
  );
}
