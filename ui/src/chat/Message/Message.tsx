import { EyeOff, GitBranch, Pencil, Pin } from 'lucide-react';
import { lazy, memo, Suspense, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../explore/Arch/Arch';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { MarkdownText } from '../MarkdownText/MarkdownText';
import { MessageImages } from '../MessageImages/MessageImages';
import type { ActPriceValue, ChatCharacterValue, MessageActions, MessageValue } from '../model';
import { DeletedMessage } from './DeletedMessage';
import {
  found,
  mark,
  message as messageStyle,
  mine,
  myBubble,
  portrait,
  speaker,
  theirBubble,
  theirs,
  waiting,
} from './Message.css';
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
  /** What another reply costs. */
  readonly replyPrice: ActPriceValue;
  readonly onEditing: (messageId: string | null) => void;
}

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

function Words({ message }: { readonly message: MessageValue }): ReactNode {
  const isGrowing = message.status === 'streaming';
  if (message.text !== '' || !isGrowing) return <MarkdownText text={message.text} isGrowing={isGrowing} />;
  return (
    <span className={waiting}>
      <Lantern />
      <FormattedMessage
        id="chat.message.thinking"
        defaultMessage="Finding the words"
        description="In a reply of which no word has come yet"
      />
    </span>
  );
}

/** One message: who says it, the words, how it ended, and what can be done with it. Arrow keys and swipes switch versions. */
export const Message = memo(function Message(props: MessageProps) {
  const {
    message,
    character,
    actions,
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
  const intl = useIntl();
  const { isNear, nearness } = useNearness();
  const isTheirs = role === 'character';
  // A log from elsewhere may have others in it than who answers here.
  const isOther = isTheirs && message.speaker !== undefined && message.speaker !== character.name;
  const name = isOther ? message.speaker : character.name;
  const step = (by: 1 | -1) => {
    const index = siblings.index + by;
    if (status !== 'streaming' && index >= 0 && index < siblings.count) actions.onSibling(messageId, index);
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
  // As in the feed pattern of ARIA: arrow keys go from message to message, Tab goes into one.
  const focusable = { tabIndex: newest ? 0 : -1, onKeyDown };
  const bubble = isTheirs ? theirBubble : myBubble;
  // The tools of an older message would lie on its way back.
  const hasTools = status !== 'streaming' && !isEditing && (newest || (isNear && !canUndoReword));
  const hasBubble = text !== '' || message.images.length > 0 || status === 'streaming';
  const said = hasBubble && (
    <div className={isFound ? `${bubble} ${found}` : bubble}>
      <MessageImages images={message.images} />
      <Words message={message} />
    </div>
  );
  return (
    <article
      className={messageStyle}
      data-message-id={messageId}
      aria-busy={status === 'streaming'}
      aria-label={
        isTheirs
          ? intl.formatMessage(
              {
                id: 'chat.message.theirs',
                defaultMessage: '{name} says',
                description: 'Names a message of a character, for screen readers',
              },
              { name },
            )
          : intl.formatMessage({
              id: 'chat.message.mine',
              defaultMessage: 'You say',
              description: 'Names a message of the visitor, for screen readers',
            })
      }
      {...focusable}
      {...nearness}
      {...swipe}
    >
      {isTheirs && !isOther && (
        <span className={portrait}>
          <Arch picture={character.portrait} alt="" width={44} />
        </span>
      )}
      <div className={isTheirs ? theirs : mine}>
        {(isTheirs || message.pinned || message.edited || message.isUntold === true || message.branchName !== null) && (
          <div className={speaker}>
            {isTheirs && <bdi>{name}</bdi>}
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
            onEdit={() => onEditing(messageId)}
          />
        )}
      </div>
    </article>
  );
});
