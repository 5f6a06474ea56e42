import { use } from 'react';
import { UNSAFE_ViewTransitionContext } from 'react-router-dom';

/** What the pages call a character's portrait and a story's cover during a page change. */
export const portraitName = 'portrait';
export const coverName = 'cover';

/**
 * Names the one picture that both pages of a page change show, so that it grows into its place. Only that one is named:
 * a browser photographs everything that has a name.
 *
 * @param name what both pages call the picture
 */
export function useTransitionName(name: string): (href: string) => string | undefined {
  const change = use(UNSAFE_ViewTransitionContext);
  if (!change.isTransitioning) return () => undefined;
  const paths = [change.currentLocation.pathname, change.nextLocation.pathname];
  return (href) => (paths.includes(href) ? name : undefined);
}
