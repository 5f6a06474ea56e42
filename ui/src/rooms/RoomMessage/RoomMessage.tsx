import { EyeOff } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';

import { MessageWords } from '../../thread/Message/MessageWords';
import { column, found, mine, myBubble, portraitRoom, theirBubble } from '../../thread/Message/Message.css';
import { MessageFrame } from '../../thread/Message/MessageFrame';
import { MessageOutcome } from '../../thread/Message/MessageOutcome';
import { useNearness } from '../../thread/Message/use-nearness';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import {
  longestLine,
  longestRoomMessage,
  type RoomMessageActions,
  type RoomMessageValue,
  type RoomSpeakerValue,
} from '../model';
import { LineEditor } from './LineEditor';
import { Portrait } from './Portrait';
import { edited, hiddenNotice, personBubble } from './RoomMessage.css';
import { RoomMessageTools } from './RoomMessageTools';
import { SpeakerName } from './SpeakerName';

export interface RoomMessageProps {
  readonly message: RoomMessageValue;
  readonly actions: RoomMessageActions;
  /** Who says it has said the message before it as well: name and picture are not repeated. */
  readonly continues?: boolean;
  /** The newest message keeps its tools in sight and takes the focus of the thread. */
  readonly newest: boolean;
  /** A character is speaking: none can be asked. */
  readonly busy: boolean;
  readonly isFound?: boolean;
  readonly isEditing: boolean;
  readonly onEditing: (messageId: string | null) => void;
  readonly replyPrice: ActPriceValue;
}

const isOwn = (speaker: RoomSpeakerValue): boolean => speaker.kind === 'member' && speaker.mine;

const bubbleOf = (speaker: RoomSpeakerValue): string => {
  if (isOwn(speaker)) return myBubble;
  return speaker.kind === 'character' ? theirBubble : `${theirBubble} ${personBubble}`;
};

/** One message of a room: who says it, the words, how it ended, and what can be done with it. */
export const RoomMessage = memo(function RoomMessage(props: RoomMessageProps) {
  const {
    message,
    actions,
    continues = false,
    newest,
    busy,
    isFound = false,
    isEditing,
    replyPrice,
    onEditing,
  } = props;
  const { messageId, speaker, text, status, hidden } = message;
  const { isNear, nearness } = useNearness();
  const isMine = isOwn(speaker);
  const isGrowing = status === 'streaming';
  const frame = { messageId, speaker: isMine ? null : speaker.name, newest };
  if (hidden) {
    return (
      <MessageFrame {...frame} className={hiddenNotice}>
        <DrawnIcon drawing={EyeOff} size="small" />
        <FormattedMessage
          id="room.message.hidden"
          defaultMessage="A message of {name} was hidden."
          description="Shown in place of a message that was taken out of a room"
          values={{ name: <bdi>{speaker.name}</bdi> }}
        />
      </MessageFrame>
    );
  }
  return (
    <MessageFrame {...frame} isGrowing={isGrowing} {...nearness}>
      {!isMine && (continues ? <span className={portraitRoom} /> : <Portrait speaker={speaker} mood={message.mood} />)}
      <div className={isMine ? mine : column}>
        {!isMine && !continues && <SpeakerName speaker={speaker} />}
        {isEditing ? (
          <LineEditor
            text={text}
            longest={isMine ? longestRoomMessage : longestLine}
            onCancel={() => onEditing(null)}
            onSave={(next) => {
              actions.onEdit(messageId, next);
              onEditing(null);
            }}
          />
        ) : (
          (text !== '' || isGrowing) && (
            <div className={isFound ? `${bubbleOf(speaker)} ${found}` : bubbleOf(speaker)}>
              <MessageWords text={text} isGrowing={isGrowing} />
            </div>
          )
        )}
        {message.edited && (
          <span className={edited}>
            <FormattedMessage
              id="room.message.edited"
              defaultMessage="Edited"
              description="Under a message of a room whose words were changed after it was sent"
            />
          </span>
        )}
        <MessageOutcome
          message={message}
          busy={busy}
          replyPrice={replyPrice}
          onRetry={message.canRetry ? actions.onRetry : undefined}
        />
        {!isGrowing && !isEditing && (newest || isNear) && (
          <RoomMessageTools
            message={message}
            actions={actions}
            newest={newest}
            busy={busy}
            isUnderName={!isMine && !continues}
            onEdit={() => onEditing(messageId)}
          />
        )}
      </div>
    </MessageFrame>
  );
});
