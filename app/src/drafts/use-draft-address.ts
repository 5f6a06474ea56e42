import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

import { draftParam } from '../routes/editor-href';

/** The draft that the address names; null for one that is created with its first change. */
export function useNamedDraft(): string | null {
  return useSearchParams()[0].get(draftParam) || null;
}

/** Once a new draft is created the address names it, in place of the one before. */
export function useDraftAddress(draftId: string | null): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get(draftParam) || null;
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    // While the next page is on its way, naming the draft here would call it off; that page names it.
    if (named !== null || draftId === null || !isIdle) return;
    const withDraft = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.set(draftParam, draftId);
      return next;
    };
    setSearch(withDraft, { replace: true, preventScrollReset: true });
  }, [draftId, isIdle, named, setSearch]);
}
