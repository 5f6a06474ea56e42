import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { MoveStateValue } from '../model';
import { PlayNotice } from './PlayNotice';

interface MoveNoticeProps {
  readonly move: MoveStateValue;
  readonly isOffline: boolean;
  readonly pricesHref: string;
}

/** Why the last move has not led to a round, or why none can be made. */
export function MoveNotice({ move, isOffline, pricesHref }: MoveNoticeProps) {
  if (isOffline) return <Offline />;
  if (move.kind === 'failed') return <Failed onRetry={move.onRetry} />;
  if (move.kind === 'too-slow') return <TooSlow />;
  if (move.kind === 'insufficient-points') return <Lacking missing={move.missing} pricesHref={pricesHref} />;
  if (move.kind === 'bundle-required') return move.offer;
  if (move.kind === 'stale') return <Stale onGoThere={move.onGoThere} />;
  return null;
}

function Offline() {
  return (
    <PlayNotice
      tone="calm"
      icon="offline"
      headline={
        <FormattedMessage
          id="play.offline.title"
          defaultMessage="You are offline"
          description="Over the choices of a round while the browser is offline"
        />
      }
      sentence={
        <FormattedMessage
          id="play.offline.sentence"
          defaultMessage="Your place is saved. You can read on, and choose once you are back online."
          description="What is safe while the browser is offline in a story"
        />
      }
    />
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PlayNotice
      tone="danger"
      icon="alert"
      headline={
        <FormattedMessage
          id="play.failed.title"
          defaultMessage="The next round could not be loaded"
          description="Over the choices of a round when the next one could not be written"
        />
      }
      sentence={
        <FormattedMessage
          id="play.failed.sentence"
          defaultMessage="Your place is safe, and nothing was charged."
          description="What is safe when the next round of a story could not be written"
        />
      }
      acts={
        <Button size="small" icon="retry" onClick={onRetry}>
          <FormattedMessage
            id="play.failed.retry"
            defaultMessage="Try the same move again"
            description="Repeats a move in a story that has failed"
          />
        </Button>
      }
    />
  );
}

function TooSlow() {
  return (
    <PlayNotice
      tone="danger"
      icon="clock"
      headline={
        <FormattedMessage
          id="play.tooSlow.title"
          defaultMessage="This story took too long to continue"
          description="Over the choices of a round when the next one of an imported story takes more time than it may"
        />
      }
      sentence={
        <FormattedMessage
          id="play.tooSlow.sentence"
          defaultMessage="Your place is saved. Try another choice, or come back later."
          description="What is safe and what to do when the next round of a story takes too long"
        />
      }
    />
  );
}

function Lacking({ missing, pricesHref }: { readonly missing: number; readonly pricesHref: string }) {
  return (
    <PlayNotice
      tone="danger"
      icon="coins"
      headline={
        <FormattedMessage
          id="play.lacking.title"
          defaultMessage="{missing, plural, one {You need # more point} other {You need # more points}}"
          description="Over the choices of a round when there are not enough points for a move"
          values={{ missing }}
        />
      }
      sentence={
        <FormattedMessage
          id="play.lacking.sentence"
          defaultMessage="Your place is saved, and nothing was charged."
          description="What is safe when there are not enough points for a move in a story"
        />
      }
      acts={
        <ButtonLink size="small" href={pricesHref}>
          <FormattedMessage
            id="play.lacking.prices"
            defaultMessage="See prices"
            description="Leads from a story to the page where points are bought"
          />
        </ButtonLink>
      }
    />
  );
}

function Stale({ onGoThere }: { readonly onGoThere: () => void }) {
  return (
    <PlayNotice
      tone="calm"
      icon="info"
      headline={
        <FormattedMessage
          id="play.stale.title"
          defaultMessage="The story has moved on elsewhere"
          description="Over the choices of a round when the same play was continued in another window or on another device"
        />
      }
      sentence={
        <FormattedMessage
          id="play.stale.sentence"
          defaultMessage="You continued in another window or on another device. Nothing was charged here."
          description="Why a move was not made: the play stands at another round by now"
        />
      }
      acts={
        <Button size="small" icon="forward" onClick={onGoThere}>
          <FormattedMessage
            id="play.stale.go"
            defaultMessage="Go to the current round"
            description="Opens the round at which a play stands by now"
          />
        </Button>
      }
    />
  );
}
