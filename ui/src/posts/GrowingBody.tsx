import type { ReactNode } from 'react';

import { MoreHistory } from '../account/History/MoreHistory';
import { RowsFailed, RowsSkeleton } from '../states/PanelState/PanelState';
import type { GrowingList } from './model';

interface GrowingBodyProps {
  readonly list: GrowingList;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list in whatever state it is: on its way, failed, empty, or there and growing when asked. */
export function GrowingBody({ list, isEmpty, empty, children }: GrowingBodyProps) {
  if (list.status === 'loading') return <RowsSkeleton count={2} />;
  if (list.status === 'failed') return <RowsFailed onRetry={list.onRetry} retrying={list.isRetrying} />;
  if (isEmpty) return empty;
  return (
    <>
      {children}
      {list.hasMore && <MoreHistory loading={list.isLoadingMore} failed={list.hasMoreFailed} onMore={list.onMore} />}
    </>
  );
}
