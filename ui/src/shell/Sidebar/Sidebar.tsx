import { useIntl } from 'react-intl';

import { SidebarContent, type SidebarContentProps } from './SidebarContent';
import { sidebar } from './Sidebar.css';

export interface SidebarProps extends SidebarContentProps {
  readonly railed: boolean;
}

/** The places of the product beside the page; gone below 765 px, where the drawer shows them. */
export function Sidebar({ railed, ...content }: SidebarProps) {
  return (
    <aside className={sidebar} data-sidebar={railed ? 'railed' : 'full'} aria-label={useSidebarLabel()}>
      <SidebarContent {...content} />
    </aside>
  );
}

export function useSidebarLabel(): string {
  return useIntl().formatMessage({
    id: 'shell.sidebar.label',
    defaultMessage: 'Sidebar',
    description: 'Names the sidebar for screen readers',
  });
}
