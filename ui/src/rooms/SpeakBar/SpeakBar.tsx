import { Square } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Arch } from '../../content/Arch/Arch';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import type { RoomCharacterValue } from '../model';
import { bar, label as labelStyle, next, speak, speaking as speakingStyle, turns } from './SpeakBar.css';

export interface SpeakBarProps {
  readonly characters: readonly RoomCharacterValue[];
  /** Who is speaking; null for none. */
  readonly speaking: RoomCharacterValue | null;
  /** Who speaks after them, in order. */
  readonly waiting: readonly RoomCharacterValue[];
  /** The reader may stop the reply: the host, and the member who asked. */
  readonly canStop: boolean;
  readonly disabled: boolean;
  readonly replyPrice: ActPriceValue;
  readonly onAsk: (characterId: string) => void;
  readonly onStop: () => void;
}

/** Over the composer: who is speaking and the way to stop them, or whom to let speak. */
export function SpeakBar(props: SpeakBarProps) {
  const { characters, speaking, waiting, canStop, disabled, replyPrice, onAsk, onStop } = props;
  const intl = useIntl();
  if (speaking !== null) {
    return (
      <div className={bar}>
        <p className={speakingStyle}>
          <Lantern />
          <span>
            <FormattedMessage
              id="room.speak.speaking"
              defaultMessage="{name} is speaking"
              description="Over the composer of a room while a character’s reply is written"
              values={{ name: <bdi>{speaking.name}</bdi> }}
            />
            {waiting.length > 0 && (
              <span className={next}>
                <FormattedMessage
                  id="room.speak.next"
                  defaultMessage="Next: {names}"
                  description="After who is speaking in a room: the characters who speak after them; {names} is a list of names"
                  values={{
                    names: intl.formatList(
                      waiting.map(({ name }) => name),
                      { type: 'conjunction' },
                    ),
                  }}
                />
              </span>
            )}
          </span>
        </p>
        {canStop && (
          <Button size="small" onClick={onStop}>
            <DrawnIcon drawing={Square} size="small" />
            <FormattedMessage
              id="room.speak.stop"
              defaultMessage="Stop"
              description="Ends a character’s reply in a room; the words so far stay"
            />
          </Button>
        )}
      </div>
    );
  }
  return (
    <div
      role="group"
      className={bar}
      aria-label={intl.formatMessage({
        id: 'room.speak.group',
        defaultMessage: 'Ask for a reply',
        description:
          'Names the row of buttons over the composer of a room, for screen readers: each lets one character speak',
      })}
    >
      <span aria-hidden="true" className={labelStyle}>
        <FormattedMessage
          id="room.speak.label"
          defaultMessage="Let speak"
          description="Before the names of characters over the composer of a room; pressing a name lets that character speak"
        />
      </span>
      <ActPrice {...replyPrice} isNamed />
      <div className={turns}>
        {characters.map(({ characterId, name, portrait }) => (
          <button
            key={characterId}
            type="button"
            // It keeps the focus, and its place among what is pushed sideways.
            aria-disabled={disabled || undefined}
            className={speak}
            onClick={() => {
              if (!disabled) onAsk(characterId);
            }}
            // The group says already what the button does.
            aria-label={
              replyPrice.points === undefined
                ? undefined
                : intl.formatMessage(
                    {
                      id: 'room.speak.ask',
                      defaultMessage:
                        '{price, plural, =0 {Let {name} speak, free} one {Let {name} speak for # point} other {Let {name} speak for # points}}',
                      description: 'Button that lets one character of a room speak, with what that costs',
                    },
                    { name, price: replyPrice.points },
                  )
            }
          >
            <Arch picture={portrait} alt="" width={22} />
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
