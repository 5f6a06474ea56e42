import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { EntryList } from './EntryList';
import { failureMessages } from './failure-messages';
import { HunkChoice } from './HunkChoice';
import { PanelCounts } from './PanelCounts';
import { body, busyLine, head, headActions, note, panel, title } from './SuggestionPanel.css';
import type { SuggestionPanelProps, SuggestionShown } from './model';
import { TextDiff } from './TextDiff';
import { useHunkMarks } from './use-hunk-marks';

type Ready = Extract<SuggestionShown, { kind: 'text' | 'entries' }>;

const isReady = (shown: SuggestionShown): shown is Ready => shown.kind === 'text' || shown.kind === 'entries';

const again = (
  <FormattedMessage
    id="suggestion.again"
    defaultMessage="Ask again"
    description="Button that has the same text proposed once more"
  />
);

const dismiss = (
  <FormattedMessage
    id="suggestion.dismiss"
    defaultMessage="Dismiss"
    description="Button that puts a proposed text away"
  />
);

/** A proposed text, with its changes. Only accepting writes it into the draft. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { shown, words } = props;
  const id = useId();
  if (isReady(shown)) return <ReadySuggestion {...props} shown={shown} headingId={id} />;
  return (
    <div role="group" className={panel} data-help="suggestion" aria-labelledby={id} data-state={shown.kind}>
      <div className={head}>
        <h4 id={id} className={title}>
          {words.name}
        </h4>
        <Actions {...props} shown={shown} />
      </div>
      <Status {...props} shown={shown} />
    </div>
  );
}

type Unready = Exclude<SuggestionShown, Ready>;

function Status({ words, shown, points }: SuggestionPanelProps & { readonly shown: Unready }) {
  if (shown.kind === 'writing') {
    return (
      <p role="status" className={busyLine}>
        <Lantern />
        <FormattedMessage
          id="suggestion.writing"
          defaultMessage="{points, plural, =0 {Writing} one {Writing. # point is set aside for it.} other {Writing. # points are set aside for it.}}"
          description="While a text is being written that is proposed for a field"
          values={{ points: points ?? 0 }}
        />
      </p>
    );
  }
  return (
    <p role="status" className={note}>
      <Icon name="alert" size="small" />
      {shown.kind === 'failed' ? (
        (words.failures?.[shown.failure] ?? failureMessages[shown.failure])
      ) : words.stale === undefined ? (
        <FormattedMessage
          id="suggestion.stale"
          defaultMessage="You have changed this field since. The suggestion no longer fits and cannot be applied."
          description="In place of a proposed text that was made from an older text of the field"
        />
      ) : (
        words.stale
      )}
    </p>
  );
}

function Actions({ shown, onStop, onAgain, onDecide, isBusy }: SuggestionPanelProps & { readonly shown: Unready }) {
  if (shown.kind === 'writing') {
    return (
      <div className={headActions}>
        <Button size="small" disabled={isBusy} onClick={onStop}>
          <FormattedMessage
            id="suggestion.stop"
            defaultMessage="Stop"
            description="Button that stops the writing of a proposed text"
          />
        </Button>
      </div>
    );
  }
  return (
    <div className={headActions}>
      <Button tone="quiet" size="small" disabled={isBusy} onClick={() => onDecide('none')}>
        {dismiss}
      </Button>
      {onAgain !== null && (
        <Button size="small" disabled={isBusy} onClick={onAgain}>
          {again}
        </Button>
      )}
    </div>
  );
}

interface ReadySuggestionProps extends SuggestionPanelProps {
  readonly shown: Ready;
  readonly headingId: string;
}

function ReadySuggestion({
  words,
  shown,
  source,
  points,
  language,
  onDecide,
  isBusy,
  headingId,
}: ReadySuggestionProps) {
  const { hunks } = shown;
  const { marks, isBegun, mark, markRest } = useHunkMarks(hunks.length, onDecide);
  const choiceOf = (index: number) => (
    <HunkChoice
      number={index + 1}
      count={hunks.length}
      mark={marks[index]}
      onMark={(next) => mark(index, next)}
      isBusy={isBusy}
    />
  );
  return (
    <div role="group" className={panel} data-help="suggestion" aria-labelledby={headingId} data-state="ready">
      <div className={head}>
        <h4 id={headingId} className={title}>
          {words.title}
        </h4>
        <PanelCounts shown={shown} source={source} points={points} />
        <div className={headActions}>
          <Button tone="quiet" size="small" disabled={isBusy} onClick={() => markRest('rejected')}>
            {isBegun ? (
              <FormattedMessage
                id="suggestion.rejectRest"
                defaultMessage="Reject the rest"
                description="Button that rejects the proposed changes that are not decided yet"
              />
            ) : (
              <FormattedMessage
                id="suggestion.rejectAll"
                defaultMessage="Reject all"
                description="Button that rejects all proposed changes of a text"
              />
            )}
          </Button>
          <Button size="small" icon="check" disabled={isBusy} onClick={() => markRest('accepted')}>
            {isBegun ? (
              <FormattedMessage
                id="suggestion.acceptRest"
                defaultMessage="Accept the rest"
                description="Button that accepts the proposed changes that are not decided yet"
              />
            ) : (
              <FormattedMessage
                id="suggestion.acceptAll"
                defaultMessage="Accept all"
                description="Button that accepts all proposed changes of a text"
              />
            )}
          </Button>
        </div>
      </div>
      <div className={body}>
        {shown.kind === 'text' ? (
          <TextDiff before={shown.before} hunks={hunks} marks={marks} language={language} choiceOf={choiceOf} />
        ) : (
          <EntryList hunks={hunks} marks={marks} language={language} choiceOf={choiceOf} />
        )}
      </div>
    </div>
  );
}
