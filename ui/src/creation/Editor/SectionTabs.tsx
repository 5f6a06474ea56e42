import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { useTabKeys } from '../../primitives/Tabs/use-tab-keys';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { EditorPanel, EditorSection, PanelTabValue, SectionMark, SectionTabValue } from '../editor-model';
import { panelNames, sectionDrawings, sectionNames } from '../labels/section-labels';
import { aside, badge, label, list, mark as markStyle, sign, tab, tokens as tokensStyle } from './Tabs.css';

interface SectionTabsProps {
  readonly sections: readonly SectionTabValue[];
  readonly section: EditorSection;
  readonly onSection: (section: EditorSection) => void;
  readonly isNarrow: boolean;
  /** After the sections, where the panels are not beside them. */
  readonly panels: readonly PanelTabValue[];
  /** The panel in view, in place of a section. */
  readonly panel: EditorPanel | undefined;
  readonly onPanel: (panel: EditorPanel) => void;
}

const isPanel = (id: EditorSection | EditorPanel): id is EditorPanel => Object.hasOwn(panelNames, id);

const Mark = ({ mark }: { readonly mark: SectionMark }) => (
  <span className={markStyle} data-mark={mark}>
    <Icon name="warning" size="small" />
    <VisuallyHidden>
      <FormattedMessage
        id="editor.section.mark"
        defaultMessage="Has problems"
        description="Said, to screen readers, after the name of a section of the character editor whose fields have problems"
      />
    </VisuallyHidden>
  </span>
);

/** The sections of the editor as one list of tabs; below one another, or side by side in narrow windows. */
export function SectionTabs(props: SectionTabsProps) {
  const { sections, section, onSection, panels, panel, onPanel, isNarrow } = props;
  const intl = useIntl();
  const ids = [...sections.map(({ id }) => id), ...panels.map(({ id }) => id)];
  const chosen = panel ?? section;
  const choose = (id: EditorSection | EditorPanel) => (isPanel(id) ? onPanel(id) : onSection(id));
  const { onKeyDown, refOf } = useTabKeys<EditorSection | EditorPanel>(ids, chosen, choose);
  const shared = (id: EditorSection | EditorPanel) =>
    ({
      ref: refOf(id),
      type: 'button',
      role: 'tab',
      'aria-selected': id === chosen,
      tabIndex: id === chosen ? 0 : -1,
      className: tab,
      onClick: () => choose(id),
    }) as const;
  return (
    <div
      role="tablist"
      aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
      aria-label={intl.formatMessage({
        id: 'editor.sections',
        defaultMessage: 'Sections',
        description: 'Names, for screen readers, the list of the sections of the character editor',
      })}
      className={list}
      onKeyDown={onKeyDown}
    >
      {sections.map(({ id, tokens, mark }) => (
        <button key={id} {...shared(id)} id={`editor-tab-${id}`} aria-controls="editor-section">
          <span className={sign}>
            <DrawnIcon drawing={sectionDrawings[id]} />
          </span>
          <span className={label}>{sectionNames[id]}</span>
          {(mark !== undefined || tokens !== undefined) && (
            <span className={aside}>
              {mark !== undefined && <Mark mark={mark} />}
              {tokens !== undefined && (
                <span className={tokensStyle}>
                  <FormattedNumber value={tokens} />
                </span>
              )}
            </span>
          )}
        </button>
      ))}
      {panels.map(({ id, badge: words }) => (
        <button key={id} {...shared(id)} id={`editor-tab-${id}`} aria-controls="editor-panel">
          <span className={label}>{panelNames[id]}</span>
          {words !== undefined && <span className={badge}>{words}</span>}
        </button>
      ))}
    </div>
  );
}
