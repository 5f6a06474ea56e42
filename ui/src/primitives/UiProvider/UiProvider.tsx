import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useState, type ComponentType, type ReactNode } from 'react';

import { LinkProvider } from '../Link/Link';
import type { LinkProps } from '../Link/LinkContext';
import { createNoticePlaces, NoticePlacesContext } from '../Notice/notice-places';
import { OpenPopupsContext, type OpenPopups } from './open-popups';

export interface UiProviderProps {
  /** The side that lines begin on: popups, menus and arrow keys follow it. */
  readonly direction: 'ltr' | 'rtl';
  /** The component that follows links, usually a router's. */
  readonly link: ComponentType<LinkProps>;
  /** What closes popups when the reader goes back; without it, going back leaves the page. */
  readonly openPopups?: OpenPopups | undefined;
  readonly children: ReactNode;
}

/** What every view needs around it: the direction of the language, a way to follow links, and a place for notices. */
export function UiProvider({ direction, link, openPopups, children }: UiProviderProps) {
  const [noticePlaces] = useState(createNoticePlaces);
  return (
    <DirectionProvider direction={direction}>
      <LinkProvider component={link}>
        <OpenPopupsContext value={openPopups}>
          <NoticePlacesContext value={noticePlaces}>{children}</NoticePlacesContext>
        </OpenPopupsContext>
      </LinkProvider>
    </DirectionProvider>
  );
}
