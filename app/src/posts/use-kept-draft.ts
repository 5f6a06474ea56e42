import { useCallback } from 'react';

import { useApp } from '../context/use-app';

/** Words that are not sent yet: the browser keeps them under a name of their own until they are. */
export function useKeptDraft(name: string) {
  const { storage } = useApp().visitor;
  const key = `draft_${name}`;
  const keep = useCallback(
    (text: string) => {
      if (text === '') storage.removeItem(key);
      else storage.setItem(key, text);
    },
    [storage, key],
  );
  return { read: () => storage.getItem(key) ?? '', keep };
}
