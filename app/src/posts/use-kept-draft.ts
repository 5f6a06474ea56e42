import { useCallback } from 'react';

import { useApp } from '../context/use-app';

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
