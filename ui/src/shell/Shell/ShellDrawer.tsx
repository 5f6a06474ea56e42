import type { MouseEvent, RefObject } from 'react';

import { Drawer } from '../../primitives/Drawer/Drawer';
import { Seal } from '../../primitives/Seal/Seal';
import { wordmark } from '../Header/Header.css';
import type { BrandValue } from '../model';
import { useSidebarLabel } from '../Sidebar/Sidebar';
import { SidebarContent, type SidebarContentProps } from '../Sidebar/SidebarContent';
import { drawerBrand, drawerContent } from './Shell.css';

interface ShellDrawerProps extends SidebarContentProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly brand: BrandValue;
}

/** The whole sidebar as a drawer, for pages too narrow to show it; following a link closes it. */
export function ShellDrawer({ open, onClose, opener, brand, ...content }: ShellDrawerProps) {
  const label = useSidebarLabel();
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={label}
      finalFocus={opener}
      header={
        <span className={drawerBrand}>
          <Seal brand={brand.id} />
          <span className={wordmark}>{brand.name}</span>
        </span>
      }
    >
      <div className={drawerContent} onClickCapture={closeAfterLink}>
        <SidebarContent {...content} />
      </div>
    </Drawer>
  );
}
