import { Copy, EyeOff, Pencil } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { cost } from '../../chat/Message/cost.css';
import { floating, standing } from '../../chat/Message/MessageTools.css';
import { SiblingSwitch } from '../../chat/Message/SiblingSwitch';
import { ToolButton } from '../../chat/ToolButton/ToolButton';
import { Coin } from '../../primitives/Coin/Coin';
import { Link } from '../../primitives/Link/Link';
import type { RoomMessageActions, RoomMessageValue } from '../model';
import { TryAgain } from './TryAgain';

interface RoomMessageToolsProps {
  readonly message: RoomMessageValue;
  readonly actions: RoomMessageActions;
  /** The newest message keeps its tools in sight. */
  readonly newest: boolean;
  /** A character is speaking: none can be asked. */
  readonly busy: boolean;
  readonly onEdit: () => void;
}

/** What can be done with a message of a room. */
export function RoomMessageTools({ message, actions, newest, busy, onEdit }: RoomMessageToolsProps) {
  const intl = useIntl();
  const { messageId, speaker, canEdit, canHide, price, regeneratePrice, siblings } = message;
  const isMine = speaker.kind === 'member' && speaker.mine;
  return (
    <div
      role="group"
      className={newest ? standing : floating}
      data-side={isMine ? 'mine' : undefined}
      aria-label={intl.formatMessage({
        id: 'room.tools.label',
        defaultMessage: 'What to do with this message',
        description: 'Names the row of small buttons under a message of a room, for screen readers',
      })}
    >
      {canEdit && siblings.count > 1 && (
        <SiblingSwitch {...siblings} onChange={(index) => actions.onSibling(messageId, index)} />
      )}
      {newest && regeneratePrice !== null && (
        <TryAgain price={regeneratePrice} disabled={busy} onPress={() => actions.onRegenerate(messageId)} />
      )}
      {canEdit && (
        <ToolButton
          drawing={Pencil}
          label={intl.formatMessage({
            id: 'room.tools.edit',
            defaultMessage: 'Edit',
            description: 'Changes the words of a message of a room, for everyone in it',
          })}
          onClick={onEdit}
        />
      )}
      <ToolButton
        drawing={Copy}
        label={intl.formatMessage({
          id: 'room.tools.copy',
          defaultMessage: 'Copy',
          description: 'Copies the text of a message of a room',
        })}
        onClick={() => actions.onCopy(messageId)}
      />
      {canHide && (
        <ToolButton
          drawing={EyeOff}
          label={intl.formatMessage({
            id: 'room.tools.hide',
            defaultMessage: 'Hide for everyone',
            description: 'Takes a message out of a room; nobody in the room sees it afterwards',
          })}
          onClick={() => actions.onHide(messageId)}
        />
      )}
      {price !== null && (
        <Link href={price.ledgerHref} className={cost}>
          <Coin size="small" />
          <FormattedMessage
            id="room.message.cost"
            defaultMessage="{points, plural, one {You paid # point} other {You paid # points}}"
            description="What the reader has paid for a reply in a room; leads to the line of the ledger that says so"
            values={{ points: price.points }}
          />
        </Link>
      )}
    </div>
  );
}
