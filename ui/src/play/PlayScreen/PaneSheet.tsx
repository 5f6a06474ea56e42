import { FormattedMessage } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import { SidePane, type SidePaneProps } from '../SidePane/SidePane';
import { sheet } from './PaneSheet.css';

interface PaneSheetProps extends SidePaneProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The pane of a round as a sheet, where there is no room beside the round. */
export function PaneSheet({ open, onClose, ...pane }: PaneSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <FormattedMessage
          id="play.sheet"
          defaultMessage="Scene and path"
          description="Title of the sheet that shows, on phones, who is in the scene and the path so far"
        />
      }
    >
      <div className={sheet}>
        <SidePane {...pane} />
      </div>
    </Dialog>
  );
}
