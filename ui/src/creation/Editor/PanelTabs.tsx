import { useIntl } from 'react-intl';

import { useTabKeys } from '../../primitives/Tabs/use-tab-keys';
import type { EditorPanel, PanelTabValue } from '../editor-model';
import { panelNames } from '../labels/section-labels';
import { badge, row, rowTab } from './Tabs.css';

interface PanelTabsProps {
  readonly panels: readonly PanelTabValue[];
  readonly panel: EditorPanel | undefined;
  readonly onPanel: (panel: EditorPanel) => void;
}

/** What is beside the fields, as tabs. */
export function PanelTabs({ panels, panel, onPanel }: PanelTabsProps) {
  const intl = useIntl();
  const first = panels[0]?.id ?? 'preview';
  const chosen = panel ?? first;
  const ids = panels.map(({ id }) => id);
  const { onKeyDown, refOf } = useTabKeys<EditorPanel>(ids, chosen, onPanel);
  return (
    <div
      role="tablist"
      aria-label={intl.formatMessage({
        id: 'editor.panels',
        defaultMessage: 'Preview and checks',
        description: 'Names, for screen readers, the tabs beside the fields of the character editor',
      })}
      className={row}
      onKeyDown={onKeyDown}
    >
      {panels.map(({ id, badge: words }) => (
        <button
          key={id}
          ref={refOf(id)}
          type="button"
          role="tab"
          id={`editor-panel-${id}`}
          aria-controls="editor-panel"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className={rowTab}
          onClick={() => onPanel(id)}
        >
          {panelNames[id]}
          {words !== undefined && <span className={badge}>{words}</span>}
        </button>
      ))}
    </div>
  );
}
