import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { getListContinueQueryKey } from '@fabula/sdk/react';
import { Recent } from '@fabula/ui/ways-back';
import { useQueryClient } from '@tanstack/react-query';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { paths } from '../routes/paths';
import { useLocale } from '../i18n/use-locale';
import { toWayBack } from './to-way-back';
import { useWaysBack } from './use-ways-back';

const texts: readonly TextPart[] = ['continue'];

export function RecentContainer() {
  const locale = useLocale();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { query } = useWaysBack(false);
  const readAt = useRef(pathname);
  useEffect(() => {
    if (readAt.current === pathname) return;
    readAt.current = pathname;
    void client.invalidateQueries({ queryKey: getListContinueQueryKey() }, { cancelRefetch: false });
  }, [client, pathname]);
  const items = (query.data?.items ?? []).map((item) => toWayBack(locale, item)).filter((item) => item.kind !== 'play');
  if (items.length === 0) return null;
  return (
    <WithTexts parts={texts}>
      <Recent items={items} allHref={paths.conversations.href(locale)} />
    </WithTexts>
  );
}
