import { createContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from 'react';

/** What a link takes: an anchor's own attributes and a plain address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The component that follows links: the pages put their router's here, so that views know no router. */
export const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);
