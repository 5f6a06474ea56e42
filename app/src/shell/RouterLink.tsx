import { Link } from 'react-router-dom';

import type { LinkProps } from '@fabula/ui';

/** Follows links of the site without loading a new document; leaves all others to the browser. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!href.startsWith('/') || rest.target !== undefined || rest.download !== undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} viewTransition {...rest}>
      {children}
    </Link>
  );
}
