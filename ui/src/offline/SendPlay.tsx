import { FormattedMessage } from 'react-intl';

import { PlayNotice } from '../play/PlayNotice/PlayNotice';
import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';

export type SendStateValue =
  /** It cannot be sent without a connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'ready' | 'sending' | 'failed' }
  /** `equal` of `sent` rounds came out the same; the play with them is at `href`. */
  | { readonly kind: 'sent'; readonly equal: number; readonly sent: number; readonly href: string };

interface SendPlayProps {
  readonly state: SendStateValue;
  readonly onSend: () => void;
}

/** Over a play on this device: sends it to the reader's plays, and says what became of it. */
export function SendPlay({ state, onSend }: SendPlayProps) {
  if (state.kind === 'sent') return <Sent {...state} />;
  return (
    <PlayNotice
      tone={state.kind === 'failed' ? 'danger' : 'calm'}
      icon={state.kind === 'offline' ? 'offline' : 'book'}
      headline={
        <FormattedMessage
          id="offline.send.title"
          defaultMessage="Played on this device"
          description="Title over a play of a kept story that is stored on this device only"
        />
      }
      sentence={sentences[state.kind]}
      acts={
        state.kind === 'offline' ? undefined : (
          <Button size="small" onClick={onSend} busy={state.kind === 'sending'} busyLabel={busyWords}>
            <FormattedMessage
              id="offline.send"
              defaultMessage="Send to my plays"
              description="Button that sends a play from this device to the reader’s plays on the site"
            />
          </Button>
        )
      }
    />
  );
}

const busyWords = (
  <FormattedMessage
    id="offline.send.busy"
    defaultMessage="Sending"
    description="While a play is being sent from this device to the site"
  />
);

const ready = (
  <FormattedMessage
    id="offline.send.ready"
    defaultMessage="Send it to your plays to share it and to continue it elsewhere."
    description="Why a play that is stored on this device only may be sent to the site"
  />
);

const sentences = {
  offline: (
    <FormattedMessage
      id="offline.send.later"
      defaultMessage="You can send it to your plays once you are online."
      description="About a play that is stored on this device only, while there is no connection"
    />
  ),
  ready,
  sending: ready,
  failed: (
    <FormattedMessage
      id="offline.send.failed"
      defaultMessage="It could not be sent. It stays on this device, and you can try again."
      description="When a play could not be sent from this device to the site"
    />
  ),
} as const;

function Sent({ equal, href, sent }: Extract<SendStateValue, { kind: 'sent' }>) {
  const isWhole = equal === sent;
  return (
    <PlayNotice
      tone="calm"
      icon="check"
      headline={
        isWhole ? (
          <FormattedMessage
            id="offline.sent.whole"
            defaultMessage="All {sent, plural, one {# round is} other {# rounds are}} in your plays"
            description="After a play was sent from this device and came out the same on the site"
            values={{ sent }}
          />
        ) : (
          <FormattedMessage
            id="offline.sent.part"
            defaultMessage="{equal, plural, =0 {The story begins in another way now} one {The first round is in your plays} other {The first # rounds are in your plays}}"
            description="After a play was sent from this device and only its beginning came out the same on the site; with 0, not even its first round did"
            values={{ equal }}
          />
        )
      }
      sentence={
        isWhole ? (
          <FormattedMessage
            id="offline.sent.wholeSentence"
            defaultMessage="You can share the play and continue it there."
            description="After a play was sent from this device as a whole"
          />
        ) : (
          <FormattedMessage
            id="offline.sent.partSentence"
            defaultMessage="From there on the story has changed. Your rounds stay on this device, and the play continues from where they part."
            description="After a play was sent from this device of which only the beginning came out the same"
          />
        )
      }
      acts={
        <ButtonLink size="small" href={href}>
          <FormattedMessage
            id="offline.sent.open"
            defaultMessage="Open the play"
            description="Link to a play on the site that was sent from this device"
          />
        </ButtonLink>
      }
    />
  );
}
