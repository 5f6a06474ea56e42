import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { TitleFields } from '../PremiseStep/TitleFields';
import { CheckResult } from '../WordsStep/CheckResult';
import { report } from './Panes.css';
import type { StoryEditorProps } from './story-editor-props';
import { sideText, sideTitle } from './StoryEditor.css';

interface ReportPaneProps extends Pick<
  StoryEditorProps,
  'story' | 'onTitles' | 'problem' | 'playHref' | 'isKept' | 'check' | 'source' | 'onLine'
> {
  /** Below what the check says. */
  readonly children: ReactNode;
}

/** What is known of a story: its title, whether it is kept, and what the compiler and readings say of it. */
export function ReportPane({ children, ...props }: ReportPaneProps) {
  const id = useId();
  const { check, playHref, source, story } = props;
  return (
    <div className={report}>
      <h2 id={id} className={sideTitle}>
        <FormattedMessage
          id="storyEditor.report"
          defaultMessage="About this story"
          description="Heading of the column beside the text of a story: its title, and what the check says"
        />
      </h2>
      <TitleFields fields={story} onChange={props.onTitles} problem={props.problem} />
      {playHref !== undefined && (
        <p role="status" className={sideText}>
          {props.isKept ? (
            <FormattedMessage
              id="storyEditor.isKept"
              defaultMessage="Saved. Play starts the story as it is here."
              description="Beside the text of a story that is as it was kept last"
            />
          ) : (
            <FormattedMessage
              id="storyEditor.notKept"
              defaultMessage="Changed since you last saved it. Play starts the last saved version."
              description="Beside the text of a story that was changed after it was kept"
            />
          )}
        </p>
      )}
      {check.kind === 'none' && (
        <p className={sideText}>
          <FormattedMessage
            id="storyEditor.checkHint"
            defaultMessage="Check compiles the story and test-reads it many times. It lists mistakes by line, and the endings that readers reach."
            description="Beside the text of a story before it was looked through"
          />
        </p>
      )}
      <CheckResult check={check} source={source} onLine={props.onLine} />
      {children}
    </div>
  );
}
