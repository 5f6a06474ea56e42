import { RotateCcw, Undo2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { problemLine } from '../../creation/Step/step.css';
import { Choice } from '../../play/Choices/Choice';
import { PlainRound } from '../../play/RoundText/PlainRound';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { useBeginningName } from '../StoryMap/part-names';
import { storyFailures } from '../StoryFrame/story-failures';
import { BrokenPath } from './BrokenPath';
import {
  amount,
  chip,
  choices,
  empty,
  ended,
  frame,
  head,
  pathLine,
  pathTitle,
  text,
  tools,
  values,
} from './PlayPane.css';
import type { TrialRound, TrialState } from './trial-model';

export interface PlayPaneProps {
  readonly state: TrialState;
  /** BCP 47 tag of the story. */
  readonly language: string;
  /** Takes a choice of the round. @param index from 0 */
  readonly onChoose: (index: number) => void;
  readonly onBack: () => void;
  readonly onRestart: () => void;
}

/** Parts of the path that are named; the older ones are left out. */
const shownPath = 8;

/** The story as a reader plays it, beside the text: after each change of the text, along the same choices again. */
export function PlayPane({
  state: { failure, isPlaying, trial },
  language,
  onChoose,
  onBack,
  onRestart,
}: PlayPaneProps) {
  const intl = useIntl();
  const beginning = useBeginningName();
  const round = trial?.round ?? null;
  const broken = trial?.broken ?? null;
  const isAtStart = (trial?.taken ?? 0) === 0;
  const path = trial?.path.slice(-shownPath).map((part) => (part === '' ? beginning : part)) ?? [];
  return (
    <div className={frame} aria-busy={isPlaying || undefined}>
      <div className={head}>
        <span>
          <FormattedMessage
            id="storyEditor.trial.choices"
            defaultMessage="{count, plural, =0 {First round} one {After # choice} other {After # choices}}"
            description="Over a round of a story that its author tries out beside the text: how many choices led there"
            values={{ count: trial?.taken ?? 0 }}
          />
        </span>
        <span className={tools}>
          <ToolButton
            drawing={Undo2}
            pointing
            label={intl.formatMessage({
              id: 'storyEditor.trial.back',
              defaultMessage: 'Back one choice',
              description: 'Button over a story that its author tries out: takes the last choice back',
            })}
            disabled={isAtStart}
            onClick={onBack}
          />
          <ToolButton
            drawing={RotateCcw}
            label={intl.formatMessage({
              id: 'storyEditor.trial.restart',
              defaultMessage: 'Restart',
              description: 'Button over a story that its author tries out: begins again with the first round',
            })}
            disabled={isAtStart}
            onClick={onRestart}
          />
        </span>
      </div>
      {failure !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{storyFailures[failure]}</span>
        </p>
      )}
      {broken !== null && <BrokenPath broken={broken} />}
      {trial === null && failure === undefined && (isPlaying ? <LoadingNote /> : <NothingToPlay />)}
      {trial !== null && round === null && <CannotBegin />}
      {round !== null && (
        <div role="log" aria-live="polite" className={text}>
          <PlainRound blocks={round.blocks} cast={[]} language={language} textSize="small" />
        </div>
      )}
      {round !== null && <Offers round={round} language={language} isPlaying={isPlaying} onChoose={onChoose} />}
      {path.length > 0 && (
        <div>
          <h2 className={pathTitle}>
            <FormattedMessage
              id="storyEditor.trial.path"
              defaultMessage="Path in this reading"
              description="Heading over the names of the parts of a story that its author came through while trying it out"
            />
          </h2>
          <p className={pathLine}>
            <bdi>{path.join(' → ')}</bdi>
          </p>
        </div>
      )}
      {round !== null && <PanelChips round={round} />}
    </div>
  );
}

interface OffersProps {
  readonly round: TrialRound;
  readonly language: string;
  readonly isPlaying: boolean;
  readonly onChoose: (index: number) => void;
}

/** The choices of a round, or how the story ends. */
function Offers({ round: { choices: offered, ending }, language, isPlaying, onChoose }: OffersProps) {
  if (ending !== null) {
    return (
      <p className={ended}>
        <FormattedMessage
          id="storyEditor.trial.ended"
          defaultMessage="The end: {ending}"
          description="Below the last round of a story that its author tries out: the name of the ending"
          values={{ ending: <bdi>{ending.title ?? ending.endingId}</bdi> }}
        />
      </p>
    );
  }
  return (
    <ol className={choices}>
      {offered.map((choice, index) => (
        <li key={`${String(index)} ${choice.text}`}>
          <Choice
            choice={{ ...choice, choiceId: String(index), roundId: null }}
            place={index + 1}
            state={isPlaying ? 'waiting' : 'open'}
            price={0}
            isLacking={false}
            language={language}
            onChoose={() => onChoose(index)}
          />
        </li>
      ))}
    </ol>
  );
}

/** What the story counts, as small as it can be said. */
function PanelChips({ round: { panel } }: { readonly round: TrialRound }) {
  const intl = useIntl();
  if (panel.length === 0) return null;
  return (
    <dl className={values}>
      {panel.map((item) => (
        <div key={item.name} className={chip}>
          <dt>
            <bdi>{item.kind === 'relationship' ? item.characterId : item.label || item.name}</bdi>
          </dt>
          <dd className={amount}>
            {item.kind !== 'inventory' && intl.formatNumber(item.value)}
            {item.kind === 'inventory' && item.items.length === 0 && intl.formatNumber(0)}
            {item.kind === 'inventory' && <bdi>{intl.formatList(item.items.map(({ label }) => label))}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NothingToPlay() {
  return (
    <p className={empty}>
      <FormattedMessage
        id="storyEditor.trial.none"
        defaultMessage="Write the first lines of the story and play them here."
        description="In the place of a story that its author can try out, while nothing is written"
      />
    </p>
  );
}

function CannotBegin() {
  return (
    <p className={empty}>
      <DrawnIcon drawing={RotateCcw} size="small" />
      <FormattedMessage
        id="storyEditor.trial.faulty"
        defaultMessage="Mend the errors below the text: then the story continues here, along the same choices."
        description="In the place of a story that its author tries out, while it has errors"
      />
    </p>
  );
}
