import type { ReactNode } from 'react';

import { Dialog } from '../../primitives/Dialog/Dialog';

interface PanelSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The panel of the paint page as a sheet, where there is no room beside the canvas. It loads when it is opened. */
export function PanelSheet({ open, onClose, title, children }: PanelSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {children}
    </Dialog>
  );
}
