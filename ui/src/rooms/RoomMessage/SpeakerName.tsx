import { FormattedMessage } from 'react-intl';

import { speaker as speakerStyle } from '../../thread/Message/Message.css';
import type { RoomSpeakerValue } from '../model';
import { role } from './RoomMessage.css';

/** Whether a name belongs to a character, to the one whose room it is, or to a guest of the room. */
function Role({ speaker }: { readonly speaker: RoomSpeakerValue }) {
  if (speaker.kind === 'character') {
    return (
      <span className={role}>
        <FormattedMessage
          id="room.role.ai"
          defaultMessage="AI"
          description="Label beside a character’s name in a room: it is not a person"
        />
      </span>
    );
  }
  if (!speaker.isOwner) return null;
  return (
    <span className={role}>
      <FormattedMessage
        id="room.role.owner"
        defaultMessage="Host"
        description="Label beside the name of the person whose room it is"
      />
    </span>
  );
}

/** Over a message: who says it, and what they are. */
export function SpeakerName({ speaker }: { readonly speaker: RoomSpeakerValue }) {
  return (
    <div className={speakerStyle}>
      <bdi>{speaker.name}</bdi>
      <Role speaker={speaker} />
    </div>
  );
}
