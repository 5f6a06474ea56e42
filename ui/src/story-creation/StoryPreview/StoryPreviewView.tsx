import { ArrowLeft, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { problemLine } from '../../creation/Step/step.css';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { ownHead } from '../../shell/own-head';
import { ScreenFrame, type ScreenName } from './ScreenFrame';
import {
  acts as actsStyle,
  back,
  broken as brokenStyle,
  brokenTitle,
  head,
  note,
  page,
  title as titleStyle,
  tools,
} from './StoryPreview.css';

/** Which part of a story is shown: its page, or its rounds. */
export type PreviewPart = 'page' | 'rounds';

/** Why the rounds go less far than they were asked to. */
export type PreviewStop = 'choice-gone' | 'too-slow' | 'broken';

export interface StoryPreviewProps {
  readonly title: string;
  readonly editorHref: string;
  /** Who sees the story: `StoryActs`. */
  readonly acts: ReactNode;
  readonly screen: ScreenName;
  readonly onScreen: (screen: ScreenName) => void;
  readonly part: PreviewPart;
  readonly onPart: (part: PreviewPart) => void;
  /** It is read as a book. */
  readonly isNovel: boolean;
  /** Nothing is written yet: what the plan would make is shown. */
  readonly isPlan: boolean;
  readonly stop?: PreviewStop | undefined;
  /** Begins the rounds again; left out before the first choice. */
  readonly onAgain?: (() => void) | undefined;
  /** A link in the story was pressed. */
  readonly onLink: (href: string) => void;
  /** In place of the story while it has an error: what is wrong at which line. */
  readonly broken?: ReactNode;
  readonly children?: ReactNode;
}

/** A story draft as its readers will meet it, on the screen of a phone or of a desk. */
export function StoryPreviewView(props: StoryPreviewProps) {
  const { broken, onAgain, onPart, onScreen, part, screen, stop, title } = props;
  const intl = useIntl();
  return (
    <div className={page}>
      <header className={head} {...ownHead}>
        <Link
          href={props.editorHref}
          className={back}
          aria-label={intl.formatMessage({
            id: 'storyEditor.preview.back',
            defaultMessage: 'Back to the editor',
            description: 'The arrow that leads from the preview of a story to its editor',
          })}
        >
          <DrawnIcon drawing={ArrowLeft} pointing />
        </Link>
        <h1 className={titleStyle}>
          <FormattedMessage
            id="storyEditor.preview.title"
            defaultMessage="Preview: {title}"
            description="Title of the page that shows a story draft as its readers will meet it"
            values={{ title: <bdi>{title}</bdi> }}
          />
        </h1>
        <div className={actsStyle}>{props.acts}</div>
      </header>
      <p className={note}>
        <FormattedMessage
          id="storyEditor.preview.note"
          defaultMessage="Only you see this. It counts no readers and costs nothing."
          description="Over the preview of a story draft"
        />
      </p>
      {props.isPlan && (
        <p className={note}>
          <FormattedMessage
            id="storyEditor.preview.plan"
            defaultMessage="Nothing is written yet: this is what would be written from your plan."
            description="Over the preview of a story draft whose text is not written"
          />
        </p>
      )}
      {broken === undefined ? (
        <>
          <div className={tools}>
            <PartChoice part={part} onPart={onPart} isNovel={props.isNovel} />
            <ScreenChoice screen={screen} onScreen={onScreen} />
            {onAgain !== undefined && (
              <Button size="small" tone="quiet" onClick={onAgain}>
                <DrawnIcon drawing={RotateCcw} size="small" />
                <FormattedMessage
                  id="storyEditor.preview.again"
                  defaultMessage="Start over"
                  description="Begins the rounds of a previewed story again"
                />
              </Button>
            )}
          </div>
          {stop !== undefined && (
            <p role="alert" className={problemLine}>
              <Icon name="alert" size="small" />
              <span>{stops[stop]}</span>
            </p>
          )}
          <ScreenFrame
            screen={screen}
            onLink={props.onLink}
            title={intl.formatMessage(
              {
                id: 'storyEditor.preview.frame',
                defaultMessage: 'The story {title} as readers see it',
                description: 'Names the frame in which a story draft is shown as its readers will meet it',
              },
              { title },
            )}
          >
            {props.children}
          </ScreenFrame>
        </>
      ) : (
        <section className={brokenStyle}>
          <h2 className={brokenTitle}>
            <FormattedMessage
              id="storyEditor.preview.broken"
              defaultMessage="This story cannot be shown yet"
              description="In place of the preview of a story draft that has an error"
            />
          </h2>
          <p>
            <FormattedMessage
              id="storyEditor.preview.brokenWay"
              defaultMessage="Each line below leads to its place in the editor. Correct it there, then open the preview again."
              description="Over the errors of a story draft that cannot be previewed"
            />
          </p>
          {broken}
        </section>
      )}
    </div>
  );
}

const stops: Readonly<Record<PreviewStop, ReactNode>> = {
  'choice-gone': (
    <FormattedMessage
      id="storyEditor.preview.choiceGone"
      defaultMessage="The draft has changed: this round no longer has the choice that you took. Choose again from here."
      description="Over the preview of a story draft, after the draft was changed"
    />
  ),
  'too-slow': (
    <FormattedMessage
      id="storyEditor.preview.tooSlow"
      defaultMessage="After this choice the story takes more time than a round may. Check it in the editor."
      description="Over the preview of a story draft, when a round cannot be shown"
    />
  ),
  broken: (
    <FormattedMessage
      id="storyEditor.preview.stuck"
      defaultMessage="After this choice the story cannot go on: it has no further text and no ending. Check it in the editor."
      description="Over the preview of a story draft, when a round cannot be shown"
    />
  ),
};

function PartChoice({ part, onPart, isNovel }: Pick<StoryPreviewProps, 'part' | 'onPart' | 'isNovel'>) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'storyEditor.preview.part',
        defaultMessage: 'Part of the story',
        description: 'Names the choice of what the preview of a story shows',
      })}
      value={part}
      onChange={onPart}
      options={[
        {
          value: 'page',
          label: (
            <FormattedMessage
              id="storyEditor.preview.page"
              defaultMessage="Story page"
              description="The preview shows the page of the story"
            />
          ),
        },
        {
          value: 'rounds',
          label: isNovel ? (
            <FormattedMessage
              id="storyEditor.preview.book"
              defaultMessage="Book"
              description="The preview shows the story as it is read, like a novel"
            />
          ) : (
            <FormattedMessage
              id="storyEditor.preview.rounds"
              defaultMessage="Rounds"
              description="The preview shows the story as it is played, round by round"
            />
          ),
        },
      ]}
    />
  );
}

function ScreenChoice({ screen, onScreen }: Pick<StoryPreviewProps, 'screen' | 'onScreen'>) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'storyEditor.preview.screen',
        defaultMessage: 'Screen',
        description: 'Names the choice of the screen on which a story is previewed',
      })}
      value={screen}
      onChange={onScreen}
      options={[
        {
          value: 'phone',
          label: (
            <FormattedMessage
              id="storyEditor.preview.phone"
              defaultMessage="Phone"
              description="The preview of a story is as wide as a phone"
            />
          ),
        },
        {
          value: 'desk',
          label: (
            <FormattedMessage
              id="storyEditor.preview.desk"
              defaultMessage="Computer"
              description="The preview of a story is as wide as the screen of a computer"
            />
          ),
        },
      ]}
    />
  );
}
