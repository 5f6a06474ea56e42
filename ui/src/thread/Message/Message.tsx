import { EyeOff, GitBranch, Pencil, Pin } from 'lucide-react';
import { lazy, memo, Suspense, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { MessageImages } from '../MessageImages/MessageImages';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { ChatCharacterValue, MessageActions, MessageValue } from '../model';
import { faceOf } from '../Face/face-of';
import { MessageWords } from './MessageWords';
import { DeletedMessage } from './DeletedMessage';
import { found, mark, mine, myBubble, portrait, portraitRoom, speaker, theirBubble, theirs } from './Message.css';
import { MessageFrame } from './MessageFrame';
import { MessageOutcome } from './MessageOutcome';
import { MessageTools } from './MessageTools';
import { canContinue } from './can-continue';
import { RewordedNote } from './RewordedNote';
import { useNearness } from './use-nearness';
import { useSwipe } from './use-swipe';

const MessageEditor = lazy(async () => ({ default: (await import('./MessageEditor')).MessageEditor }));

export interface MessageProps {
  readonly message: MessageValue;
  readonly character: ChatCharacterValue;
  readonly actions: MessageActions;
  /** Who says it has said the message before it as well: name and picture are not repeated. */
  readonly continues?: boolean;
  /** The newest message keeps its tools in sight and takes the focus of the thread. */
  readonly newest: boolean;
  /** A reply is under way: nothing new can be asked for. */
  readonly busy: boolean;
  /** It is being read aloud. */
  readonly reading: boolean;
  /** It was jumped to. */
  readonly isFound: boolean;
  readonly isEditing: boolean;
  /** It has just got other words, and can have the former ones back. */
  readonly canUndoReword: boolean;
  readonly replyPrice: ActPriceValue;
  readonly onEditing: (messageId: string | null) => void;
}

const hasMarks = ({ pinned, edited, isUntold, branchName }: MessageValue): boolean =>
  pinned || edited || isUntold === true || branchName !== null;

function Marks({ message }: { readonly message: MessageValue }) {
  return (
    <>
      {message.branchName !== null && (
        <span className={mark}>
          <DrawnIcon drawing={GitBranch} size="small" pointing />
          <bdi>{message.branchName}</bdi>
        </span>
      )}
      {message.isUntold === true && (
        <span className={mark}>
          <DrawnIcon drawing={EyeOff} size="small" />
          <FormattedMessage
            id="chat.message.untold"
            defaultMessage="Hidden from the character"
            description="A message of an imported conversation that is shown and not sent to the model"
          />
        </span>
      )}
      {message.pinned && (
        <span className={mark}>
          <DrawnIcon drawing={Pin} size="small" />
          <FormattedMessage id="chat.message.pinned" defaultMessage="Pinned" description="A message carries a pin" />
        </span>
      )}
      {message.edited && (
        <span className={mark}>
          <DrawnIcon drawing={Pencil} size="small" />
          <FormattedMessage
            id="chat.message.edited"
            defaultMessage="Edited"
            description="Marks a message whose words were changed in place"
          />
        </span>
      )}
    </>
  );
}

/** One message: who says it, the words, how it ended, and what can be done with it. Arrow keys and swipes switch versions. */
export const Message = memo(function Message(props: MessageProps) {
  const {
    message,
    character,
    actions,
    continues = false,
    newest,
    busy,
    reading,
    isFound,
    isEditing,
    canUndoReword,
    replyPrice,
    onEditing,
  } = props;
  const { messageId, role, status, siblings, text } = message;
  const { isNear, nearness } = useNearness();
  const isTheirs = role === 'character';
  const isGrowing = status === 'streaming';
  // A log from elsewhere may have others in it than who answers here.
  const isOther = isTheirs && message.speaker !== undefined && message.speaker !== character.name;
  const name = isOther ? message.speaker : character.name;
  const step = (by: 1 | -1) => {
    const index = siblings.index + by;
    if (!isGrowing && index >= 0 && index < siblings.count) actions.onSibling(messageId, index);
  };
  const swipe = useSwipe(step);
  if (message.hidden) {
    return message.erased ? null : <DeletedMessage messageId={messageId} onUndo={actions.onUndoDelete} />;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step(event.key === forward ? 1 : -1);
  };
  const bubble = isTheirs ? theirBubble : myBubble;
  // The tools of an older message would lie on its way back.
  const hasTools = !isGrowing && !isEditing && (newest || (isNear && !canUndoReword));
  const hasBubble = text !== '' || message.images.length > 0 || isGrowing;
  const said = hasBubble && (
    <div className={isFound ? `${bubble} ${found}` : bubble}>
      <MessageImages images={message.images} />
      <MessageWords text={text} isGrowing={isGrowing} />
    </div>
  );
  return (
    <MessageFrame
      messageId={messageId}
      speaker={isTheirs ? name : null}
      newest={newest}
      isGrowing={isGrowing}
      onKeyDown={onKeyDown}
      {...nearness}
      {...swipe}
    >
      {isTheirs && !isOther && continues && <span className={portraitRoom} />}
      {isTheirs && !isOther && !continues && (
        <span className={portrait}>
          <Arch picture={faceOf(character, message.mood)} alt="" width={44} />
        </span>
      )}
      <div className={isTheirs ? theirs : mine}>
        {((isTheirs && !continues) || hasMarks(message)) && (
          <div className={speaker}>
            {isTheirs && !continues && <bdi>{name}</bdi>}
            <Marks message={message} />
          </div>
        )}
        {isEditing ? (
          <Suspense fallback={said}>
            <MessageEditor
              text={text}
              replyPrice={isTheirs ? null : replyPrice}
              onReword={(next) => {
                actions.onReword(messageId, next);
                onEditing(null);
              }}
              onCancel={() => onEditing(null)}
              onBranch={(next) => {
                actions.onEdit(messageId, next);
                onEditing(null);
              }}
            />
          </Suspense>
        ) : (
          said
        )}
        {canUndoReword && <RewordedNote onUndo={() => actions.onUndoReword(messageId)} />}
        <MessageOutcome
          message={message}
          busy={busy}
          replyPrice={replyPrice}
          onRetry={actions.onRetry}
          onContinue={newest && canContinue(message) ? actions.onContinue : undefined}
        />
        {hasTools && (
          <MessageTools
            message={message}
            actions={actions}
            newest={newest}
            busy={busy}
            reading={reading}
            replyPrice={replyPrice}
            isUnderName={isTheirs && !continues}
            onEdit={() => onEditing(messageId)}
          />
        )}
      </div>
    </MessageFrame>
  );
});
