import { listStarters } from '@fabula/sdk';
import { getListStartersQueryKey } from '@fabula/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { pageKeys } from '../../session/storage-keys';
import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';

const none: readonly string[] = [];

/** Suggested next messages, if this browser wants them; `afterId` is null while a reply is under way. */
export function useStarters(chatId: string, afterId: string | null) {
  const { storage } = useApp().visitor;
  const locale = useLocale();
  const [isOn, setOn] = useState(() => storage.getItem(pageKeys.chatStarters) !== 'off');
  const onChange = useCallback(
    (next: boolean) => {
      if (next) storage.removeItem(pageKeys.chatStarters);
      else storage.setItem(pageKeys.chatStarters, 'off');
      setOn(next);
    },
    [storage],
  );
  const { data } = useQuery({
    queryKey: [...getListStartersQueryKey(chatId), afterId, locale],
    queryFn: ({ signal }) => listStarters(chatId, { signal }),
    enabled: isOn && afterId !== null,
    staleTime: Infinity,
    retry: false,
  });
  return { isOn, onChange, starters: isOn ? (data?.starters ?? none) : none };
}
