import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ComponentType, ReactNode } from 'react';

import { LinkProvider } from '../Link/Link';
import type { LinkProps } from '../Link/LinkContext';

export interface UiProviderProps {
  /** The side that lines begin on: popups, menus and arrow keys follow it. */
  readonly direction: 'ltr' | 'rtl';
  /** The component that follows links, usually a router's. */
  readonly link: ComponentType<LinkProps>;
  readonly children: ReactNode;
}

/** What every view needs around it: the direction of the language, and a way to follow links. */
export function UiProvider({ direction, link, children }: UiProviderProps) {
  return (
    <DirectionProvider direction={direction}>
      <LinkProvider component={link}>{children}</LinkProvider>
    </DirectionProvider>
  );
}
