import { Copy, EyeOff, Flag, Pencil } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { cost } from '../../thread/Message/cost.css';
import { floating, standing } from '../../thread/Message/MessageTools.css';
import { SiblingSwitch } from '../../thread/Message/SiblingSwitch';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
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
  /** The name of who speaks is over the message. */
  readonly isUnderName: boolean;
  readonly onEdit: () => void;
}

export function RoomMessageTools({ message, actions, newest, busy, isUnderName, onEdit }: RoomMessageToolsProps) {
  const intl = useIntl();
  const { messageId, canEdit, canHide, canReport, price, regeneratePrice, siblings } = message;
  return (
    <div
      role="group"
      className={newest ? standing : floating}
      data-at={isUnderName ? 'name' : 'edge'}
      aria-label={intl.formatMessage({
        id: 'room.tools.label',
        defaultMessage: 'Message actions',
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
            description: 'Takes a message out of a room; it is hidden for all members',
          })}
          onClick={() => actions.onHide(messageId)}
        />
      )}
      {canReport && (
        <ToolButton
          drawing={Flag}
          label={intl.formatMessage({
            id: 'room.tools.report',
            defaultMessage: 'Report',
            description: 'Opens the dialog in which a message of a room is reported to the people who run the site',
          })}
          onClick={() => actions.onReport(messageId)}
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
