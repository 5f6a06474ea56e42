import { useLayoutEffect, useState } from 'react';

import { ContinueFailed, ContinueRow, ContinueSkeleton } from '@fabula/ui/ways-back';

import { LateTexts } from '../i18n/LateTexts';
import { paths } from '../routes/paths';
import { pageKeys } from '../session/storage-keys';
import { useApp } from '../use-app';
import { useLocale } from '../use-locale';
import { toWayBack } from './to-way-back';
import { useWaysBack } from './use-ways-back';

/** Where the visitor was. It decides whether the page begins with that, now and before the next first paint. */
export function ContinuePart() {
  const { storage } = useApp().visitor;
  const locale = useLocale();
  const [now] = useState(() => Date.now());
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
      <LateTexts part="continue">
        <ContinueFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </LateTexts>
    );
  }
  if (items.length === 0) return <ContinueSkeleton />;
  return (
    <LateTexts part="continue">
      <ContinueRow
        items={items.map((item) => toWayBack(locale, item))}
        now={now}
        allHref={paths.conversations.href(locale)}
      />
    </LateTexts>
  );
}
