import { useEffect } from 'react';

import { useApp } from '../context/use-app';
import type { PageHead } from './head-tags';

/** Says what the page in view is: at once on the server, after the render in the browser. */
export function useHead({ title, description, image, backdrop, kind, isIndexed, sharing }: PageHead): void {
  const { showHead } = useApp();
  if (import.meta.env.SSR) showHead({ title, description, image, backdrop, kind, isIndexed, sharing });
  useEffect(
    () => showHead({ title, description, image, backdrop, kind, isIndexed, sharing }),
    [showHead, title, description, image, backdrop, kind, isIndexed, sharing],
  );
}
