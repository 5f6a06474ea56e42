import { use, type ComponentType, type ReactNode } from 'react';

import { LinkContext, type LinkProps } from './LinkContext';

/** A link: a plain anchor, or whatever `LinkProvider` says follows links here. */
export function Link(props: LinkProps) {
  const Follow = use(LinkContext);
  if (Follow === undefined) {
    const { children, ...rest } = props;
    return <a {...rest}>{children}</a>;
  }
  return <Follow {...props} />;
}

/** Gives every `Link` below it the component that follows links. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
