import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { paintTools, toolKeys, type PaintTool } from '../model/paint-tools';
import { bar, tool as toolStyle } from './PaintTools.css';
import { toolDrawings, toolNames } from './tool-labels';

interface PaintToolsProps {
  readonly tool: PaintTool;
  readonly onTool: (tool: PaintTool) => void;
  /** Beside the tools, such as what opens the panel on a phone. */
  readonly children?: ReactNode;
}

/**
 * The tools of the paint page, one of which is in use.
 *
 * **Use** beside a `PaintCanvas`.
 *
 * **Avoid** it for acts, such as undoing: those are buttons of their own.
 *
 * **Accessibility** A toolbar of toggle buttons; each has a key, which its title names and assistive technology is told.
 */
export function PaintTools({ tool, onTool, children }: PaintToolsProps) {
  const intl = useIntl();
  return (
    <div
      role="toolbar"
      className={bar}
      aria-label={intl.formatMessage({
        id: 'paint.tools',
        defaultMessage: 'Tools',
        description: 'Names the column of tools on the paint page, for screen readers',
      })}
    >
      {paintTools.map((one) => {
        const name = intl.formatMessage(toolNames[one]);
        return (
          <button
            key={one}
            type="button"
            className={toolStyle}
            aria-label={name}
            title={intl.formatMessage(
              {
                id: 'paint.tool.hint',
                defaultMessage: '{tool} ({key})',
                description: 'Shown by a tool of the paint page under the pointer: its name and its key',
              },
              { tool: name, key: toolKeys[one] },
            )}
            aria-keyshortcuts={toolKeys[one]}
            aria-pressed={tool === one}
            onClick={() => onTool(one)}
          >
            <DrawnIcon drawing={toolDrawings[one]} size="large" />
          </button>
        );
      })}
      {children}
    </div>
  );
}
