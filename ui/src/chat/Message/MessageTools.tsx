import {
  Copy,
  Ellipsis,
  Flag,
  GitBranch,
  Lightbulb,
  Pencil,
  Pin,
  RefreshCw,
  Trash2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { Link } from '../../primitives/Link/Link';
import type { MessageActions, MessageValue } from '../model';
import { ToolButton } from '../ToolButton/ToolButton';
import { floating, price as priceStyle, standing } from './MessageTools.css';
import { SiblingSwitch } from './SiblingSwitch';
import { toolWords } from './tool-words';

interface MessageToolsProps {
  readonly message: MessageValue;
  readonly actions: MessageActions;
  /** The newest message keeps its tools in sight. */
  readonly newest: boolean;
  /** A reply is under way: nothing new can be asked for. */
  readonly busy: boolean;
  readonly reading: boolean;
  readonly onEdit: () => void;
}

/** What can be done with a message: what is wanted often at once, the rest behind one button. */
export function MessageTools({ message, actions, newest, busy, reading, onEdit }: MessageToolsProps) {
  const intl = useIntl();
  const [expanded, setExpanded] = useState(false);
  const { messageId, role, siblings, pinned, price } = message;
  const { onReadAloud } = actions;
  const words = toolWords(intl, { reading, pinned });
  const isTheirs = role === 'character';
  return (
    <div
      role="group"
      aria-label={words.label}
      className={newest ? standing : floating}
      data-side={isTheirs ? undefined : 'mine'}
    >
      {siblings.count > 1 && <SiblingSwitch {...siblings} onChange={(index) => actions.onSibling(messageId, index)} />}
      {message.isReply && (
        <ToolButton
          drawing={RefreshCw}
          label={words.regenerate}
          hasWords={newest}
          disabled={busy}
          onClick={() => actions.onRegenerate(messageId)}
        />
      )}
      {!isTheirs && <ToolButton drawing={Pencil} label={words.edit} disabled={busy} onClick={onEdit} />}
      <ToolButton
        drawing={GitBranch}
        label={words.branch}
        hasWords={newest && isTheirs}
        onClick={() => actions.onBranch(messageId)}
      />
      <ToolButton drawing={Copy} label={words.copy} onClick={() => actions.onCopy(messageId)} />
      <ToolButton
        drawing={Ellipsis}
        label={words.more}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      />
      {expanded && (
        <>
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
          {isTheirs && actions.onReport !== undefined && (
            <ToolButton drawing={Flag} label={words.report} onClick={() => actions.onReport?.(messageId)} />
          )}
          {price !== null && (
            <Link href={price.ledgerHref} className={priceStyle}>
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
      )}
    </div>
  );
}
