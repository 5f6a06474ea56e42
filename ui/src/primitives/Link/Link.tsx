import { createElement, use, type ComponentType, type ReactNode } from 'react';

import { LinkContext, type LinkProps } from './LinkContext';

/** A link: a plain anchor, or whatever `LinkProvider` says follows links here. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext) ?? 'a', props);
}

/** Gives every `Link` below it the component that follows links. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
