import { Link } from 'react-router-dom';

import type { LinkProps } from '@fabula/ui';

import { paths } from '../routes/paths';
import { useApp } from '../context/use-app';

/** Where portraits and covers stand that grow into their place on the next page. */
const picturePages = new Set(
  [paths.characterStoryHub, paths.characterHub, paths.storyHub, paths.characterProfile, paths.storyProfile].map(
    ({ pattern }) => pattern.split('/')[0],
  ),
);

/** Whether a page change is worth its pictures of both pages: a conversation opens in less time than they take. */
const growsPicture = (href: string) => picturePages.has(href.split(/[/?#]/)[2]);

/**
 * Follows links of the site without loading a new document; leaves all others to the browser. Pointing at one, or
 * puts a finger on it, is about to follow it: what its page needs is brought at once.
 */
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
