import { useLayoutEffect, useState } from 'react';

import { ContinueFailed, ContinueRow, ContinueSkeleton } from '@fabula/ui/ways-back';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { paths } from '../routes/paths';
import { pageKeys } from '../session/storage-keys';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { useWorn } from '../shop/use-worn';
import { toWayBack } from './to-way-back';
import { useWaysBack } from './use-ways-back';

const texts: readonly TextPart[] = ['continue'];

/** Where the visitor was; also sets whether the page begins with it before the next first paint. */
export function ContinueContainer() {
  const { storage } = useApp().visitor;
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { binding } = useWorn();
  const { query, hasSession } = useWaysBack(true);
  const items = query.data?.items ?? [];
  const isReturning = hasSession ? query.data && items.length > 0 : false;
  useLayoutEffect(() => {
    if (isReturning === undefined) return;
    storage.setItem(pageKeys.returning, isReturning ? 'yes' : 'no');
    document.documentElement.toggleAttribute('data-returning', isReturning);
  }, [isReturning, storage]);
  if (query.isError && items.length === 0) {
    return (
      <WithTexts parts={texts}>
        <ContinueFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </WithTexts>
    );
  }
  if (items.length === 0) return <ContinueSkeleton />;
  return (
    <WithTexts parts={texts}>
      <ContinueRow
        items={items.map((item) => toWayBack(locale, item))}
        now={now}
        allHref={paths.conversations.href(locale)}
        binding={binding}
      />
    </WithTexts>
  );
}
