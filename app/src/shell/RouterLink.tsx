import { Link } from 'react-router-dom';

import type { LinkProps } from '@fabula/ui';

import { useApp } from '../use-app';

/**
 * Follows links of the site without loading a new document; leaves all others to the browser. Whoever points at one, or
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
      viewTransition
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
