import { useMemo } from 'react';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Choices } from '../../play/Choices/Choices';
import type { MoveStateValue } from '../../play/model';
import type { FirstRoundValue, LandingPlayValue } from '../model';
import { beginWords } from './begin-words';
import { BeginFailed } from './BeginFailed';

interface FirstChoicesProps {
  readonly first: FirstRoundValue;
  readonly play: Exclude<LandingPlayValue, { kind: 'begun' }>;
  /** BCP 47 tag of the story. */
  readonly language: string;
}

const untaken: MoveStateValue = { kind: 'none' };

/** What the first round offers, before the story has begun: it begins with the choice. */
export function FirstChoices({ first, play, language }: FirstChoicesProps) {
  const round = useMemo(
    () => ({
      choices: first.choices.map((choice, place) => ({ ...choice, choiceId: String(place), roundId: null })),
      price: 0,
    }),
    [first],
  );
  const isWaiting = play.kind === 'waiting';
  return (
    <>
      <Choices
        round={round}
        move={play.kind === 'beginning' ? { kind: 'pending', choiceId: String(play.place) } : untaken}
        balance={null}
        language={language}
        isOn={!isWaiting}
        onChoose={(choiceId) => {
          if (!isWaiting) play.onBegin(Number(choiceId));
        }}
      />
      {isWaiting && (
        <noscript>
          <ButtonLink href={play.storyHref} tone="primary" size="large" icon="play">
            {beginWords}
          </ButtonLink>
        </noscript>
      )}
      {play.kind === 'failed' && <BeginFailed />}
    </>
  );
}
