import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { MemoryFactValue } from '../model';
import { quiet } from '../../thread/Panel/Panel.css';
import { FactRow } from '../../thread/Memory/FactRow';

interface FactProps {
  readonly fact: MemoryFactValue;
  readonly onOpenSource: (messageId: string) => void;
  readonly onEdit: (factId: string, text: string) => void;
  readonly onForget: (factId: string) => void;
}

export function Fact({ fact, onOpenSource, onEdit, onForget }: FactProps) {
  const { factId, text, source, active } = fact;
  return (
    <FactRow text={text} inactive={!active} onEdit={(words) => onEdit(factId, words)} onForget={() => onForget(factId)}>
      {source === null ? (
        <FormattedMessage
          id="chat.memory.ownWords"
          defaultMessage="Written by you"
          description="Where something remembered comes from: the visitor wrote it down"
        />
      ) : (
        <TextButton onClick={() => onOpenSource(source.messageId)}>
          <span>
            <FormattedMessage
              id="chat.memory.source"
              defaultMessage="From “{excerpt}”"
              description="Leads to the message that something remembered comes from"
              values={{ excerpt: <bdi>{source.excerpt}</bdi> }}
            />
          </span>
        </TextButton>
      )}
      {!active && (
        <span className={quiet}>
          <FormattedMessage
            id="chat.memory.inactive"
            defaultMessage="Not used: it belongs to another branch, or its message is hidden."
            description="Why something remembered does not count at the moment"
          />
        </span>
      )}
    </FactRow>
  );
}
