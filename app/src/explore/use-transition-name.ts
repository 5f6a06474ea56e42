import { use } from 'react';
import { UNSAFE_ViewTransitionContext } from 'react-router-dom';

export const portraitName = 'portrait';
export const coverName = 'cover';

/** Names the one picture that both pages of a transition share; browsers capture everything that has a name. */
export function useTransitionName(name: string): (href: string) => string | undefined {
  const change = use(UNSAFE_ViewTransitionContext);
  if (!change.isTransitioning) return () => undefined;
  const paths = [change.currentLocation.pathname, change.nextLocation.pathname];
  return (href) => (paths.includes(href) ? name : undefined);
}
