import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { tools } from './StoryMap.css';

interface MapToolsProps {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
}

export function MapTools({ onZoomIn, onZoomOut, onFit }: MapToolsProps) {
  const intl = useIntl();
  return (
    <div className={tools}>
      <ToolButton
        drawing={ZoomOut}
        label={intl.formatMessage({
          id: 'storyEditor.map.zoomOut',
          defaultMessage: 'Zoom out',
          description: 'Button over the drawn map of a story',
        })}
        onClick={onZoomOut}
      />
      <ToolButton
        drawing={ZoomIn}
        label={intl.formatMessage({
          id: 'storyEditor.map.zoomIn',
          defaultMessage: 'Zoom in',
          description: 'Button over the drawn map of a story',
        })}
        onClick={onZoomIn}
      />
      <ToolButton
        drawing={Maximize}
        label={intl.formatMessage({
          id: 'storyEditor.map.fit',
          defaultMessage: 'Show all',
          description: 'Button over the drawn map of a story: scales the map so that all of it is seen',
        })}
        onClick={onFit}
      />
    </div>
  );
}
