import { EyeOff } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { MarkdownText } from '../../chat/MarkdownText/MarkdownText';
import { column, message as messageStyle, mine, myBubble, theirBubble, waiting } from '../../chat/Message/Message.css';
import { MessageOutcome } from '../../chat/Message/MessageOutcome';
import { useNearness } from '../../chat/Message/use-nearness';
import type { ActPriceValue } from '../../chat/model';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
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
  /** The newest message keeps its tools in sight and takes the focus of the thread. */
  readonly newest: boolean;
  /** A character is speaking: none can be asked. */
  readonly busy: boolean;
  readonly isEditing: boolean;
  readonly onEditing: (messageId: string | null) => void;
  /** What another reply costs. */
  readonly replyPrice: ActPriceValue;
}

const isOwn = (speaker: RoomSpeakerValue): boolean => speaker.kind === 'member' && speaker.mine;

const bubbleOf = (speaker: RoomSpeakerValue): string => {
  if (isOwn(speaker)) return myBubble;
  return speaker.kind === 'character' ? theirBubble : `${theirBubble} ${personBubble}`;
};

/** One message of a room: who says it, the words, how it ended, and what can be done with it. */
export const RoomMessage = memo(function RoomMessage(props: RoomMessageProps) {
  const { message, actions, newest, busy, isEditing, replyPrice, onEditing } = props;
  const { messageId, speaker, text, status, hidden } = message;
  const intl = useIntl();
  const { isNear, nearness } = useNearness();
  const isMine = isOwn(speaker);
  const isGrowing = status === 'streaming';
  const label = isMine
    ? intl.formatMessage({
        id: 'room.message.mine',
        defaultMessage: 'You say',
        description: 'Names a message of the reader in a room, for screen readers',
      })
    : intl.formatMessage(
        {
          id: 'room.message.theirs',
          defaultMessage: '{name} says',
          description: 'Names a message of a character or of another person in a room, for screen readers',
        },
        { name: speaker.name },
      );
  // As in the feed pattern of ARIA: arrow keys go from message to message, Tab goes into one.
  const focusable = { tabIndex: newest ? 0 : -1, 'data-message-id': messageId, 'aria-label': label };
  if (hidden) {
    return (
      <article className={hiddenNotice} {...focusable}>
        <DrawnIcon drawing={EyeOff} size="small" />
        <FormattedMessage
          id="room.message.hidden"
          defaultMessage="A message of {name} was hidden."
          description="Stands in the place of a message that was taken out of a room"
          values={{ name: <bdi>{speaker.name}</bdi> }}
        />
      </article>
    );
  }
  return (
    <article className={messageStyle} aria-busy={isGrowing} {...focusable} {...nearness}>
      {!isMine && <Portrait speaker={speaker} />}
      <div className={isMine ? mine : column}>
        {!isMine && <SpeakerName speaker={speaker} />}
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
            <div className={bubbleOf(speaker)}>
              {text === '' ? (
                <span className={waiting}>
                  <Lantern />
                  <FormattedMessage
                    id="room.message.thinking"
                    defaultMessage="Finding the words"
                    description="In a character’s reply in a room of which no word has come yet"
                  />
                </span>
              ) : (
                <MarkdownText text={text} isGrowing={isGrowing} />
              )}
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
            onEdit={() => onEditing(messageId)}
          />
        )}
      </div>
    </article>
  );
});
