import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { RoundStandingValue } from '../model';
import { PlayNotice } from './PlayNotice';

type OlderRoundProps = Omit<Extract<RoundStandingValue, { kind: 'older' }>, 'kind'>;

/** Under a round that the play has passed: play on from here, or go back to where it stands. */
export function OlderRound({ onPlayOn, isPlayingOn, currentHref }: OlderRoundProps) {
  return (
    <PlayNotice
      tone="calm"
      icon="clock"
      headline={
        <FormattedMessage
          id="play.older.title"
          defaultMessage="You have been here before"
          description="Under a round of a story that the reader has already passed"
        />
      }
      sentence={
        <FormattedMessage
          id="play.older.sentence"
          defaultMessage="Continue from here to take another path. The one you took is kept."
          description="What a reader can do in a round that they have already passed"
        />
      }
      acts={
        <>
          <Button
            size="small"
            tone="primary"
            busy={isPlayingOn}
            busyLabel={
              <FormattedMessage
                id="play.older.playingOn"
                defaultMessage="Going back"
                description="On the button that goes back to a round, while it works"
              />
            }
            onClick={onPlayOn}
          >
            <FormattedMessage
              id="play.older.playOn"
              defaultMessage="Continue from here"
              description="Makes an earlier round the one at which a play stands"
            />
          </Button>
          <ButtonLink size="small" href={currentHref}>
            <FormattedMessage
              id="play.older.goBack"
              defaultMessage="Go to the current round"
              description="Opens the round at which a play stands"
            />
          </ButtonLink>
        </>
      }
    />
  );
}
