import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { LandingPlayValue } from '../model';
import { beginWords } from './begin-words';
import { BeginFailed } from './BeginFailed';

interface BeginWayProps {
  readonly play: Exclude<LandingPlayValue, { kind: 'begun' }>;
}

/** The one lit button, where the first choices did not load. */
export function BeginWay({ play }: BeginWayProps) {
  return (
    <>
      <div>
        <Way play={play} />
      </div>
      {play.kind === 'failed' && <BeginFailed />}
    </>
  );
}

function Way({ play }: BeginWayProps) {
  if (play.kind === 'waiting') {
    return (
      <ButtonLink href={play.storyHref} tone="primary" size="large" icon="play">
        {beginWords}
      </ButtonLink>
    );
  }
  return (
    <Button
      tone="primary"
      size="large"
      icon="play"
      busy={play.kind === 'beginning'}
      busyLabel={
        <FormattedMessage
          id="landing.round.beginning"
          defaultMessage="Opening the first page"
          description="On the button that begins a story while its first round is on its way"
        />
      }
      onClick={() => play.onBegin()}
    >
      {beginWords}
    </Button>
  );
}
