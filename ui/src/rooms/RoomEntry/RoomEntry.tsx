import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { columns, entry, how, howNumber, howTitle } from './RoomEntry.css';

interface RoomEntryProps {
  readonly hero: ReactNode;
  readonly rooms: ReactNode;
  readonly create: ReactNode;
  readonly join: ReactNode;
  /** False in a place without points. */
  readonly usesPoints?: boolean;
}

/** The page of rooms: what they are, the reader's own, and the two ways into one. */
export function RoomEntry({ hero, rooms, create, join, usesPoints = true }: RoomEntryProps) {
  return (
    <div className={entry}>
      {hero}
      {rooms}
      <div className={columns}>
        {create}
        <div>
          {join}
          <HowRoomsWork usesPoints={usesPoints} />
        </div>
      </div>
    </div>
  );
}

function HowRoomsWork({ usesPoints }: { readonly usesPoints: boolean }) {
  return (
    <ol className={how}>
      <li>
        <span aria-hidden="true" className={howNumber} />
        <p>
          <strong className={howTitle}>
            <FormattedMessage
              id="room.how.characters"
              defaultMessage="Up to six characters at one table"
              description="First of three things to know about rooms, short"
            />
          </strong>
          <FormattedMessage
            id="room.how.charactersWhat"
            defaultMessage="They hear each other, and answer by the rule you choose."
            description="First of three things to know about rooms, the sentence"
          />
        </p>
      </li>
      <li>
        <span aria-hidden="true" className={howNumber} />
        <p>
          <strong className={howTitle}>
            <FormattedMessage
              id="room.how.people"
              defaultMessage="Invite your friends"
              description="Second of three things to know about rooms, short"
            />
          </strong>
          <FormattedMessage
            id="room.how.peopleWhat"
            defaultMessage="One link lets them in. Everyone reads replies as they are written."
            description="Second of three things to know about rooms, the sentence"
          />
        </p>
      </li>
      {usesPoints && (
        <li>
          <span aria-hidden="true" className={howNumber} />
          <p>
            <strong className={howTitle}>
              <FormattedMessage
                id="room.how.price"
                defaultMessage="The member who asks pays"
                description="Third of three things to know about rooms, short; about points for replies"
              />
            </strong>
            <FormattedMessage
              id="room.how.priceWhat"
              defaultMessage="Creating and joining are free. A reply costs points, and the price is shown beside the button."
              description="Third of three things to know about rooms, the sentence"
            />
          </p>
        </li>
      )}
    </ol>
  );
}
