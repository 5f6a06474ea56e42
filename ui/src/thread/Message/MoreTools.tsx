import { FastForward, Flag, Lightbulb, Pencil, Pin, Trash2, Volume2, VolumeX } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { Link } from '../../primitives/Link/Link';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { MessageActions, MessageValue } from '../model';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { cost } from './cost.css';
import { moreToolLabels } from './more-tool-labels';

interface MoreToolsProps {
  readonly message: MessageValue;
  readonly actions: MessageActions;
  /** A reply is under way: nothing new can be asked for. */
  readonly busy: boolean;
  readonly reading: boolean;
  readonly replyPrice: ActPriceValue;
  readonly onEdit: () => void;
  /** It can go on from where it ended. */
  readonly canContinue: boolean;
}

/** What is seldom wanted of a message, and what it has cost: loaded when it is asked for. */
export function MoreTools({ message, actions, canContinue, busy, reading, replyPrice, onEdit }: MoreToolsProps) {
  const { messageId, role, pinned, price } = message;
  const { onReadAloud, onReport } = actions;
  const words = moreToolLabels(useIntl(), { reading, pinned });
  const isTheirs = role === 'character';
  return (
    <>
      {canContinue && (
        <ToolButton
          drawing={FastForward}
          pointing
          label={words.continue}
          hasWords
          price={replyPrice}
          disabled={busy}
          onClick={() => actions.onContinue(messageId)}
        />
      )}
      {onReadAloud !== null && (
        <ToolButton
          drawing={reading ? VolumeX : Volume2}
          label={words.readAloud}
          onClick={() => onReadAloud(messageId)}
        />
      )}
      {isTheirs && <ToolButton drawing={Pencil} label={words.edit} disabled={busy} onClick={onEdit} />}
      <ToolButton
        drawing={Pin}
        label={words.pin}
        aria-pressed={pinned}
        onClick={() => actions.onPin(messageId, !pinned)}
      />
      <ToolButton drawing={Lightbulb} label={words.remember} onClick={() => actions.onRemember(messageId)} />
      <ToolButton drawing={Trash2} label={words.delete} onClick={() => actions.onDelete(messageId)} />
      {isTheirs && onReport !== undefined && (
        <ToolButton drawing={Flag} label={words.report} onClick={() => onReport(messageId)} />
      )}
      {price !== null && (
        <Link href={price.ledgerHref} className={cost}>
          <Coin size="small" />
          <FormattedMessage
            id="chat.message.cost"
            defaultMessage="{points, plural, one {Cost # point} other {Cost # points}}"
            description="What a reply has cost; leads to the lines of the ledger that say so"
            values={{ points: price.points }}
          />
        </Link>
      )}
    </>
  );
}
