import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type {
  EditorFailure,
  EditorHeadValue,
  EditorPanel,
  EditorSection,
  PanelTabValue,
  PromptMeterValue,
  SectionTabValue,
} from '../editor-model';
import { problemLine } from '../Step/step.css';
import { Icon } from '../../primitives/Icon/Icon';
import { EditorHead } from './EditorHead';
import * as styles from './EditorFrame.css';
import { PanelTabs } from './PanelTabs';
import { PromptMeter } from './PromptMeter';
import { SectionHeading } from './SectionHeading';
import { SectionTabs } from './SectionTabs';

export interface EditorFrameProps {
  readonly head: EditorHeadValue;
  readonly sections: readonly SectionTabValue[];
  readonly section: EditorSection;
  readonly onSection: (section: EditorSection) => void;
  /** Without panels there is no column for them. */
  readonly panels: readonly PanelTabValue[];
  readonly panel: EditorPanel | undefined;
  /** Where sections and panels are not side by side, whether the panel is in view. */
  readonly isPanelShown: boolean;
  readonly onPanel: (panel: EditorPanel) => void;
  /** The tabs are side by side rather than one below the other, as in narrow windows. */
  readonly isNarrow: boolean;
  /** Absent until the server has answered. */
  readonly meter?: PromptMeterValue | undefined;
  readonly failure?: EditorFailure | undefined;
  /** Above the fields, such as that another tab has the draft open. */
  readonly note?: ReactNode;
  /** In place of the fields, such as the choice between two versions. */
  readonly instead?: ReactNode;
  /** Above the fields of the section: writing help for the whole card, which may load late into its place. */
  readonly help?: ReactNode;
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

const failures: Record<EditorFailure, ReactNode> = {
  'keep-failed': (
    <FormattedMessage
      id="editor.failure.keep"
      defaultMessage="The changes were not saved to the character. Your draft is safe; please try again."
      description="In the character editor, after saving the draft as a character failed"
    />
  ),
  offline: (
    <FormattedMessage
      id="editor.failure.offline"
      defaultMessage="There is no connection. Your draft is saved on this device."
      description="In the character editor, when saving needs a connection and there is none"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="editor.failure.tooMany"
      defaultMessage="You have reached the limit of drafts. Save or delete one first; your text stays on this device."
      description="In the character editor, when a new draft cannot be created"
    />
  ),
  refused: (
    <FormattedMessage
      id="editor.failure.refused"
      defaultMessage="One field cannot be saved as it is. Please change it."
      description="In the character editor, when the server does not store a field; the field says so too"
    />
  ),
  'no-name': (
    <FormattedMessage
      id="editor.failure.noName"
      defaultMessage="Give the character a name before you save it."
      description="In the character editor, after Save character was pressed while the character has no name"
    />
  ),
};

/**
 * The page of the character editor: its head, the sections as one list of tabs, the fields of one section, and panels
 * beside them. On phones its head takes the place of the header and of the bottom bar of the site.
 */
export function EditorFrame(props: EditorFrameProps) {
  const { head, sections, section, panels, panel, isPanelShown, isNarrow, meter, failure } = props;
  const intl = useIntl();
  const main = useRef<HTMLDivElement>(null);
  const before = useRef(section);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    // Each section begins at its heading.
    main.current?.scrollTo({ top: 0 });
    if (isNarrow) main.current?.scrollIntoView({ block: 'start' });
  }, [isNarrow, section]);
  const hasPanels = panels.length > 0;
  const showsPanel = hasPanels && isPanelShown;
  return (
    <div className={styles.frame} data-panels={hasPanels || undefined} data-shown={showsPanel ? 'panel' : 'section'}>
      <EditorHead {...head} />
      <div className={styles.sections}>
        <SectionTabs
          sections={sections}
          section={section}
          onSection={props.onSection}
          isNarrow={isNarrow}
          panels={isNarrow ? panels : []}
          panel={showsPanel ? panel : undefined}
          onPanel={props.onPanel}
        />
        {meter !== undefined && (
          <div className={styles.meter}>
            <PromptMeter {...meter} />
          </div>
        )}
      </div>
      <div
        ref={main}
        id="editor-section"
        role="tabpanel"
        aria-labelledby={`editor-tab-${section}`}
        tabIndex={-1}
        className={styles.main}
      >
        <div className={styles.column}>
          {failure !== undefined && (
            <p role="alert" className={problemLine}>
              <Icon name="alert" size="small" />
              <span>{failures[failure]}</span>
            </p>
          )}
          {props.note}
          {props.instead ?? (
            <>
              <SectionHeading section={section} name={head.name} />
              {meter !== undefined && (
                <div className={styles.meterAbove}>
                  <PromptMeter {...meter} />
                </div>
              )}
              {props.help !== undefined && <div className={styles.help}>{props.help}</div>}
              {props.children}
            </>
          )}
        </div>
      </div>
      {hasPanels && (
        <aside
          className={styles.side}
          aria-label={intl.formatMessage({
            id: 'editor.side',
            defaultMessage: 'Beside the fields',
            description:
              'Names, for screen readers, the column of the character editor with preview, tests and problems',
          })}
        >
          <div className={styles.sideTabs}>
            <PanelTabs panels={panels} panel={panel} onPanel={props.onPanel} />
          </div>
          <div
            id="editor-panel"
            role="tabpanel"
            aria-labelledby={`editor-panel-${panel ?? ''}`}
            className={styles.panel}
          >
            {props.side}
          </div>
        </aside>
      )}
    </div>
  );
}
