import { Layers } from 'lucide-react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { tool } from '../PaintTools/PaintTools.css';
import { panelName } from './panel-name';
import { sheetButton } from './PaintRoom.css';

interface PanelButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** At the end of the tools, on phones: opens the panel that stands beside the canvas on wider screens. */
export function PanelButton({ isOpen, onOpen }: PanelButtonProps) {
  const name = useIntl().formatMessage(panelName);
  return (
    <button
      type="button"
      className={`${tool} ${sheetButton}`}
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <DrawnIcon drawing={Layers} size="large" />
    </button>
  );
}
