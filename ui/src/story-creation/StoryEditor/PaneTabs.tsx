import { useIntl } from 'react-intl';

import { useTabKeys } from '../../primitives/Tabs/use-tab-keys';
import { paneNames, type EditorPane } from './editor-panes';
import { tab as tabStyle, tabs as tabsStyle } from './Panes.css';

interface PaneTabsProps {
  /** Names the ids of tabs and panes. */
  readonly prefix: string;
  readonly panes: readonly EditorPane[];
  readonly chosen: EditorPane;
  readonly onPane: (pane: EditorPane) => void;
}

/** The panes of the story editor that share a place. */
export function PaneTabs({ prefix, panes, chosen, onPane }: PaneTabsProps) {
  const intl = useIntl();
  const { onKeyDown, refOf } = useTabKeys<EditorPane>(panes, chosen, onPane);
  return (
    <div
      role="tablist"
      aria-label={intl.formatMessage({
        id: 'storyEditor.panes',
        defaultMessage: 'Parts of the editor',
        description: 'Names, for screen readers, the tabs of the story editor: text, map, play and report',
      })}
      className={tabsStyle}
      onKeyDown={onKeyDown}
    >
      {panes.map((pane) => (
        <button
          key={pane}
          ref={refOf(pane)}
          type="button"
          role="tab"
          id={`${prefix}-tab-${pane}`}
          aria-controls={`${prefix}-${pane}`}
          aria-selected={pane === chosen}
          tabIndex={pane === chosen ? 0 : -1}
          className={tabStyle}
          onClick={() => onPane(pane)}
        >
          {paneNames[pane]}
        </button>
      ))}
    </div>
  );
}
