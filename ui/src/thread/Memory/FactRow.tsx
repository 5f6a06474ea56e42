import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextArea } from '../../primitives/TextField/TextArea';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { acts } from '../Panel/Panel.css';
import { longestFact } from './longest-fact';
import { fact, form, source, tools, words } from './Memory.css';

interface FactRowProps {
  readonly text: string;
  /** It does not count at the moment. */
  readonly inactive?: boolean;
  /** Left out where the reader may not change it. */
  readonly onEdit?: ((text: string) => void) | undefined;
  /** Left out where the reader may not remove it. */
  readonly onForget?: (() => void) | undefined;
  /** Where it comes from. */
  readonly children: ReactNode;
}

/** Something that a conversation remembers, and where it comes from. Its words are edited in place. */
export function FactRow({ text, inactive = false, onEdit, onForget, children }: FactRowProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    flushSync(() => setDraft(text));
    box.current?.focus();
  };
  const close = () => {
    flushSync(() => setDraft(null));
    edit.current?.focus();
  };
  if (draft !== null) {
    const edited = draft.trim();
    return (
      <li className={fact} data-inactive={inactive || undefined}>
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (edited === '') return;
            if (edited !== text) onEdit?.(edited);
            close();
          }}
        >
          <TextArea
            dir="auto"
            rows={3}
            ref={box}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              close();
            }}
            maxLength={longestFact}
            value={draft}
            onChange={setDraft}
            label={
              <FormattedMessage
                id="chat.memory.editedFact"
                defaultMessage="Fact"
                description="Names the box in which something that a conversation remembers is edited"
              />
            }
          />
          <div className={acts}>
            <Button type="submit" size="small" tone="primary" disabled={edited === ''}>
              <FormattedMessage
                id="chat.memory.saveFact"
                defaultMessage="Save"
                description="Saves the changed words of something that a conversation remembers"
              />
            </Button>
            <Button size="small" tone="quiet" onClick={close}>
              <FormattedMessage
                id="chat.memory.cancelFact"
                defaultMessage="Cancel"
                description="Leaves something that a conversation remembers as it was"
              />
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className={fact} data-inactive={inactive || undefined}>
      <p dir="auto" className={words}>
        {text}
      </p>
      <span className={tools}>
        {onEdit !== undefined && (
          <ToolButton
            ref={edit}
            drawing={Pencil}
            onClick={open}
            label={intl.formatMessage(
              {
                id: 'chat.memory.edit',
                defaultMessage: 'Edit “{text}”',
                description: 'Opens something that a conversation remembers to change its words',
              },
              { text },
            )}
          />
        )}
        {onForget !== undefined && (
          <ToolButton
            drawing={Trash2}
            onClick={onForget}
            label={intl.formatMessage(
              {
                id: 'chat.memory.forget',
                defaultMessage: 'Forget “{text}”',
                description: 'Removes something that a conversation remembers',
              },
              { text },
            )}
          />
        )}
      </span>
      <div className={source}>{children}</div>
    </li>
  );
}
