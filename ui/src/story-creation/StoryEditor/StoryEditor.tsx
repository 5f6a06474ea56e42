import { ArrowLeft, ListTree, Play, ScanSearch } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { DraftStatus } from '../../creation/DraftStatus/DraftStatus';
import { problemLine } from '../../creation/Step/step.css';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { ownHead } from '../../shell/own-head';
import { CoverSketch } from '../CoverSketch/CoverSketch';
import { storyFailures } from '../StoryFrame/story-failures';
import { EditorPanes } from './EditorPanes';
import { notices } from './Panes.css';
import type { StoryEditorProps } from './story-editor-props';
import { useEditorPane } from './use-editor-pane';
import * as styles from './StoryEditor.css';

/** The editor of a story: its text, its map, the story as it plays, what the compiler and readings say of it, and keeping it. */
export function StoryEditor(props: StoryEditorProps) {
  const { story, check, failure, playHref, source } = props;
  const intl = useIntl();
  const [pane, setPane] = useEditorPane(props);
  const isEmpty = source.trim() === '';
  return (
    <div className={styles.frame}>
      <header className={styles.head} {...ownHead}>
        <Link
          href={props.backHref}
          className={styles.back}
          aria-label={intl.formatMessage({
            id: 'storyEditor.back',
            defaultMessage: 'Back to your stories',
            description: 'The arrow that leaves the story editor; nothing is lost',
          })}
        >
          <DrawnIcon drawing={ArrowLeft} pointing />
        </Link>
        <span className={styles.cover}>
          <CoverSketch mood={story.mood} scene={story.scene} />
        </span>
        <h1 className={styles.title}>
          {story.title.trim() === '' ? (
            <FormattedMessage
              id="storyEditor.untitled"
              defaultMessage="Untitled story"
              description="Title of the story editor while the story has no title"
            />
          ) : (
            <bdi lang={contentLang(story.language, intl.locale)}>{story.title}</bdi>
          )}
        </h1>
        <DraftStatus state={props.saveState} />
        <div className={styles.acts}>
          <ButtonLink href={props.planHref} tone="quiet">
            <DrawnIcon drawing={ListTree} />
            <FormattedMessage
              id="storyEditor.plan"
              defaultMessage="Plan"
              description="Link from the story editor to the plan of the story, in the story wizard"
            />
          </ButtonLink>
          {playHref !== undefined && (
            <ButtonLink href={playHref} tone="quiet">
              <DrawnIcon drawing={Play} pointing />
              <FormattedMessage
                id="storyEditor.play"
                defaultMessage="Play"
                description="Link from the story editor to the start of the story as it was last saved"
              />
            </ButtonLink>
          )}
          {props.acts}
          <Button
            onClick={() => {
              setPane('report');
              props.onCheck();
            }}
            disabled={isEmpty}
            busy={check.kind === 'checking'}
            busyLabel={
              <FormattedMessage
                id="storyEditor.checking"
                defaultMessage="Checking"
                description="On the button while a story is looked through"
              />
            }
          >
            <DrawnIcon drawing={ScanSearch} />
            <FormattedMessage
              id="storyEditor.check"
              defaultMessage="Check"
              description="Looks for mistakes in a story, and whether its endings can be reached"
            />
          </Button>
          <Button
            tone="primary"
            onClick={props.onKeep}
            disabled={isEmpty}
            busy={props.isKeeping}
            busyLabel={
              <FormattedMessage
                id="storyEditor.keeping"
                defaultMessage="Saving"
                description="On the button while a story is made of a draft"
              />
            }
          >
            <FormattedMessage
              id="storyEditor.keep"
              defaultMessage="Save story"
              description="Makes a private story of the draft, or a new version of the one that it has become"
            />
          </Button>
        </div>
      </header>
      <div className={notices}>
        {props.notice}
        {failure !== undefined && (
          <p role="alert" className={problemLine}>
            <Icon name="alert" size="small" />
            <span>{storyFailures[failure]}</span>
          </p>
        )}
      </div>
      <EditorPanes {...props} pane={pane} onPane={setPane} />
    </div>
  );
}
