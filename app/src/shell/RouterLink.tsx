import { Link } from 'react-router-dom';

import type { LinkProps } from '@fabula/ui';

import { paths } from '../routes/paths';
import { useApp } from '../context/use-app';

/** Pages where pictures grow into their place. */
const picturePages = new Set(
  [paths.characterStoryHub, paths.characterHub, paths.storyHub, paths.characterProfile, paths.storyProfile].map(
    ({ pattern }) => pattern.split('/')[0],
  ),
);

/** Whether the transition is worth its snapshots: a conversation opens faster. */
const growsPicture = (href: string) => picturePages.has(href.split(/[/?#]/)[2]);

export function RouterLink({ href, children, ...rest }: LinkProps) {
  const { preload } = useApp();
  if (!href.startsWith('/') || rest.target !== undefined || rest.download !== undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={href}
      viewTransition={growsPicture(href)}
      {...rest}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        preload(href);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        preload(href);
      }}
    >
      {children}
    </Link>
  );
}
