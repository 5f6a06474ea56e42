import { createElement, use, type ComponentType, type ReactNode } from 'react';

import { LinkContext, type LinkProps } from './LinkContext';

/**
 * A link: a plain anchor, or whatever `LinkProvider` says follows links here.
 *
 * **Use** for every address within the product, so that the router follows it without loading the page again.
 *
 * **Avoid** it for acts, and without words that say where it leads.
 *
 * **Accessibility** A plain anchor in every respect: it can be copied, opened in a tab and reached by the keyboard.
 */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext) ?? 'a', props);
}

/** Gives every `Link` below it the component that follows links. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
