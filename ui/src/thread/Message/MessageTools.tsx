import { Copy, Ellipsis, GitBranch, Pencil, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { MessageActions, MessageValue } from '../model';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { floating, standing } from './MessageTools.css';
import { canContinue, endedEarly } from './can-continue';
import { SiblingSwitch } from './SiblingSwitch';
import { toolLabels } from './tool-labels';

interface MessageToolsProps {
  readonly message: MessageValue;
  readonly actions: MessageActions;
  /** The newest message keeps its tools in sight. */
  readonly newest: boolean;
  /** A reply is under way: nothing new can be asked for. */
  readonly busy: boolean;
  readonly reading: boolean;
  readonly replyPrice: ActPriceValue;
  /** The name of who speaks is over the message. */
  readonly isUnderName: boolean;
  readonly onEdit: () => void;
}

const MoreTools = lazy(async () => ({ default: (await import('./MoreTools')).MoreTools }));

/** What can be done with a message: what is wanted often at once, the rest behind one button. */
export function MessageTools(props: MessageToolsProps) {
  const { message, actions, newest, busy, reading, replyPrice, isUnderName, onEdit } = props;
  const intl = useIntl();
  const [expanded, setExpanded] = useState(false);
  const { messageId, role, siblings } = message;
  const words = toolLabels(intl);
  const isTheirs = role === 'character';
  return (
    <div
      role="group"
      aria-label={words.label}
      className={newest ? standing : floating}
      data-at={isUnderName ? 'name' : 'edge'}
    >
      {siblings.count > 1 && <SiblingSwitch {...siblings} onChange={(index) => actions.onSibling(messageId, index)} />}
      {message.isReply && (
        <ToolButton
          drawing={RefreshCw}
          label={words.regenerate}
          hasWords={newest}
          price={replyPrice}
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
        <Suspense fallback={null}>
          <MoreTools
            message={message}
            actions={actions}
            canContinue={newest && canContinue(message) && !endedEarly(message)}
            busy={busy}
            reading={reading}
            replyPrice={replyPrice}
            onEdit={onEdit}
          />
        </Suspense>
      )}
    </div>
  );
}
