import { useEffect } from 'react';

import { useApp } from '../context/use-app';
import type { PageHead } from './head-tags';

/**
 * Sets the head of the page: at once on the server, after the render in the browser. Undefined where a child sets it.
 */
export function useHead(head: PageHead | undefined): void {
  const { showHead } = useApp();
  if (import.meta.env.SSR && head !== undefined) showHead(head);
  const { title, description, image, kind, isIndexed, languages, feeds, sharing } = head ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    showHead({ title, description, image, kind, isIndexed, languages, feeds, sharing });
  }, [showHead, title, description, image, kind, isIndexed, languages, feeds, sharing]);
}
