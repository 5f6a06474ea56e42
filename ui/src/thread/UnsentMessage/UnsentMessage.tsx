import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { failed, message, mine, myBubble, outcome, outcomeWords } from '../Message/Message.css';
import type { UnsentActions, UnsentValue } from '../model';

export interface UnsentMessageProps {
  readonly id: string;
  readonly unsent: UnsentValue;
  /** Left out where nothing can be done with it. */
  readonly actions: UnsentActions | undefined;
  readonly replyPrice: ActPriceValue;
}

type State = UnsentValue['state'];

const words: Readonly<Record<State, ReactNode>> = {
  waiting: (
    <FormattedMessage
      id="chat.unsent.waiting"
      defaultMessage="Waiting to be sent"
      description="Under a message that is kept on the device until there is a connection"
    />
  ),
  behind: (
    <FormattedMessage
      id="chat.unsent.behind"
      defaultMessage="Waiting for the message before it"
      description="Under an unsent message that is sent after another unsent message"
    />
  ),
  sending: (
    <FormattedMessage
      id="chat.unsent.sending"
      defaultMessage="Sending…"
      description="Under a message that is being sent now"
    />
  ),
  points: (
    <FormattedMessage
      id="chat.unsent.points"
      defaultMessage="Not sent. You do not have enough points for a reply."
      description="Under a message that was kept on the device and is not sent because the balance is too low"
    />
  ),
  words: (
    <FormattedMessage
      id="chat.unsent.words"
      defaultMessage="Not sent. This text is not allowed here."
      description="Under a message that was kept on the device and that the rules of the product do not let be sent"
    />
  ),
  gone: (
    <FormattedMessage
      id="chat.unsent.gone"
      defaultMessage="Not sent. Its conversation, or the message that it answers, was deleted."
      description="Under a message that was kept on the device and cannot be sent any more"
    />
  ),
  expired: (
    <FormattedMessage
      id="chat.unsent.expired"
      defaultMessage="It could not be sent for two days, and it may have arrived. Look at the conversation before you send it again."
      description="Under a message that was tried once, got no answer, and waited for two days"
    />
  ),
  failed: (
    <FormattedMessage
      id="chat.unsent.failed"
      defaultMessage="Not sent. The server did not accept it."
      description="Under a message that was kept on the device and that the server refused for another reason"
    />
  ),
};

const isRefused: Readonly<Record<State, boolean>> = {
  waiting: false,
  behind: false,
  sending: false,
  points: true,
  words: true,
  gone: true,
  expired: true,
  failed: true,
};

const canBeSent = (state: State): boolean => state === 'waiting' || (isRefused[state] && state !== 'gone');

/**
 * A message of the visitor that waits on the device, why it was not sent, and what can be done.
 *
 * **Use** at the end of a thread, after the messages that the server has.
 *
 * **Avoid** it for a reply that failed: a `Message` shows that.
 *
 * **Accessibility** An article, like other messages; its state is announced when it changes. The price of a reply is in
 * the name of the button that sends it.
 */
export function UnsentMessage({ id, unsent: { state, text }, actions, replyPrice }: UnsentMessageProps) {
  const intl = useIntl();
  return (
    <article
      className={message}
      data-unsent={state}
      aria-label={intl.formatMessage({
        id: 'chat.unsent.label',
        defaultMessage: 'Your unsent message',
        description: 'Names a message of the visitor that is not sent yet, for screen readers',
      })}
    >
      <div className={mine}>
        <div className={myBubble} dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </div>
        <div className={isRefused[state] ? failed : outcome}>
          <span role="status" className={outcomeWords}>
            {state === 'sending' ? <Lantern /> : <Icon name={isRefused[state] ? 'alert' : 'offline'} size="small" />}
            <span>{words[state]}</span>
          </span>
          {actions !== undefined && canBeSent(state) && (
            <Button size="small" disabled={actions.onSend === null} onClick={() => actions.onSend?.(id)}>
              <FormattedMessage
                id="chat.unsent.send"
                defaultMessage="Send now"
                description="Sends a message that is kept on the device"
              />
              <ActPrice {...replyPrice} />
            </Button>
          )}
          {actions !== undefined && state !== 'sending' && (
            <Button size="small" onClick={() => actions.onRemove(id)}>
              <FormattedMessage
                id="chat.unsent.remove"
                defaultMessage="Remove"
                description="Deletes a message that is kept on the device and was not sent"
              />
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
