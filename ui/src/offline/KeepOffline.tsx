import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';
import { RemoveWords } from './RemoveWords';
import { roomWords } from './room-words';

export type KeepStateValue =
  | { readonly kind: 'offered' }
  /** `part` is how much is there, from 0 to 1. */
  | { readonly kind: 'keeping'; readonly part: number }
  | { readonly kind: 'kept'; readonly bytes: number };

interface KeepOfflineProps {
  readonly state: KeepStateValue;
  /** Where all kept stories are. */
  readonly keptHref: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** On the page of a story: keeps it on this device, or says how much room it takes and removes it. */
export function KeepOffline({ state, keptHref, onKeep, onRemove }: KeepOfflineProps) {
  const intl = useIntl();
  if (state.kind === 'kept') {
    return (
      <>
        <ButtonLink tone="quiet" size="large" href={keptHref} icon="check">
          <FormattedMessage
            id="offline.kept"
            defaultMessage="Kept · {room}"
            description="Link on the page of a story that this device keeps, to all kept stories; {room} is what it takes, such as 84 kB"
            values={{ room: roomWords(intl, state.bytes) }}
          />
        </ButtonLink>
        <Button tone="quiet" size="large" onClick={onRemove}>
          <RemoveWords />
        </Button>
      </>
    );
  }
  const part = state.kind === 'keeping' ? state.part : 0;
  return (
    <Button
      tone="quiet"
      size="large"
      onClick={onKeep}
      busy={state.kind === 'keeping'}
      busyLabel={
        <FormattedMessage
          id="offline.keeping"
          defaultMessage="Keeping: {part}"
          description="While a story is being stored on this device; {part} is how much is there, such as 45%"
          values={{ part: intl.formatNumber(part, { style: 'percent' }) }}
        />
      }
    >
      <FormattedMessage
        id="offline.keep"
        defaultMessage="Keep for offline"
        description="Button on the page of a story that stores it on this device, to be played without a connection"
      />
    </Button>
  );
}
