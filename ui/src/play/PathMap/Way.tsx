import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { PathRoundValue } from '../model';
import { withoutFullStop } from '../round-title';
import {
  bead,
  endingName,
  forks as forksStyle,
  forksButton,
  forkSign,
  step as stepStyle,
  stepLink,
  stepWords,
  way as wayStyle,
} from './PathMap.css';
import type { StepValue, WayValue } from './ways';

interface Shared {
  readonly shownId: string;
  /** The round where the play stands. */
  readonly currentId: string | undefined;
  readonly language: string;
  readonly roundHref: (roundId: string) => string;
}

interface WayProps extends Shared {
  readonly way: WayValue;
  /** Whether the play has gone this way; otherwise it was left. */
  readonly isTaken: boolean;
}

export function Way({ way, isTaken, ...shared }: WayProps) {
  return (
    <ol className={wayStyle}>
      {way.map((step) => (
        <Step key={step.round.roundId} step={step} isTaken={isTaken} {...shared} />
      ))}
    </ol>
  );
}

interface StepProps extends Shared {
  readonly step: StepValue;
  readonly isTaken: boolean;
}

function Step({ step: { round, forks }, isTaken, ...shared }: StepProps) {
  const { shownId, currentId, roundHref } = shared;
  const isHere = round.roundId === currentId;
  const state = isTaken ? 'passed' : 'left';
  return (
    <li className={stepStyle}>
      <span
        aria-hidden="true"
        className={bead}
        data-state={isHere ? 'here' : state}
        data-ending={round.ending !== null || undefined}
      />
      <Link
        href={roundHref(round.roundId)}
        className={stepLink}
        aria-current={round.roundId === shownId ? 'step' : undefined}
      >
        <StepWords round={round} language={shared.language} />
      </Link>
      {forks.length > 0 && <Forks forks={forks} {...shared} />}
    </li>
  );
}

function StepWords({ round, language }: { readonly round: PathRoundValue; readonly language: string }) {
  const { locale } = useIntl();
  const lang = contentLang(language, locale);
  return (
    <>
      {round.choiceText === null ? (
        <FormattedMessage
          id="play.path.beginning"
          defaultMessage="The beginning"
          description="The first round in the list of the rounds of a story"
        />
      ) : (
        <bdi lang={lang} className={stepWords}>
          {withoutFullStop(round.choiceText)}
        </bdi>
      )}
      {round.ending !== null && (
        <span className={endingName}>
          {round.ending.title === null ? (
            <FormattedMessage
              id="play.path.ending"
              defaultMessage="An ending"
              description="A round that ends the story, in the list of its rounds"
            />
          ) : (
            <bdi lang={lang}>{round.ending.title}</bdi>
          )}
        </span>
      )}
    </>
  );
}

interface ForksProps extends Shared {
  readonly forks: readonly WayValue[];
}

/** Ways that the reader has left: drawn when they are wanted, since there may be many. */
function Forks({ forks, ...shared }: ForksProps) {
  const holdsShown = forks.some((way) => holds(way, shared.shownId));
  const [isOpen, setIsOpen] = useState(holdsShown);
  return (
    <details className={forksStyle} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={forksButton}>
        <FormattedMessage
          id="play.path.forks"
          defaultMessage="{count, plural, one {# other path} other {# other paths}}"
          description="Shows the ways that a reader has also taken from a round of a story"
          values={{ count: forks.length }}
        />
        <span className={forkSign}>
          <Icon name="down" size="small" />
        </span>
      </summary>
      {isOpen && forks.map((way) => <Way key={way[0]?.round.roundId} way={way} isTaken={false} {...shared} />)}
    </details>
  );
}

const holds = (way: WayValue, roundId: string): boolean =>
  way.some(({ round, forks }) => round.roundId === roundId || forks.some((fork) => holds(fork, roundId)));
