import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { EntryCounter } from '../Step/Counter';
import { aside, group, groupHead, groupLabel, hint as hintStyle, startButton } from '../Step/step.css';
import type { FieldReader } from '../labels/reader-labels';
import { entryHead, list } from './EditorField.css';
import { LongText } from './LongText';

interface TextListProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly reader: FieldReader;
  readonly tokens?: number | undefined;
  /** Of each text, in characters. */
  readonly limit: number;
  /** Of texts. */
  readonly most: number;
  readonly language: string | undefined;
}

/** Several texts in an order: added, removed and moved by buttons. The focus stays where the reader is at work. */
export function TextList(props: TextListProps) {
  const { label, hint, value, onChange, reader, tokens, limit, most, language } = props;
  const intl = useIntl();
  const id = useId();
  const entries = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // Entries are there, or in their new places, after the next frame.
  const focusNext = (index: number, selector: string) =>
    requestAnimationFrame(() => entries.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus());
  const move = (from: number, to: number) => {
    const [text = ''] = value.slice(from, from + 1);
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, text));
    const way = to < from ? 'up' : 'down';
    const isEnd = to === 0 || to === value.length - 1;
    focusNext(to, isEnd ? `button:not(:disabled)` : `[data-act="${way}"] button`);
  };
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          {label}
        </span>
        <span className={aside}>
          <EntryCounter count={value.length} limit={most} />
        </span>
      </div>
      {value.length === 0 && <p className={hintStyle}>{hint}</p>}
      {value.length > 0 && (
        <ol ref={entries} className={list}>
          {value.map((text, index) => (
            // A text has no id, and its place is what it is known by.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-index={index}>
              <LongText
                label={
                  <FormattedMessage
                    id="editor.list.number"
                    defaultMessage="Number {number, number}"
                    description="Label of one of several texts of a character, such as the second of its greetings"
                    values={{ number: index + 1 }}
                  />
                }
                value={text}
                onChange={(next) => onChange(value.with(index, next))}
                reader={reader}
                tokens={value.length === 1 ? tokens : undefined}
                limit={limit}
                language={language}
                acts={
                  <span className={entryHead}>
                    <span data-act="up">
                      <ToolButton
                        drawing={ArrowUp}
                        label={intl.formatMessage(
                          {
                            id: 'editor.list.up',
                            defaultMessage: 'Move number {number, number} up',
                            description: 'Moves one of several texts of a character before the one above it',
                          },
                          { number: index + 1 },
                        )}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                    </span>
                    <span data-act="down">
                      <ToolButton
                        drawing={ArrowDown}
                        label={intl.formatMessage(
                          {
                            id: 'editor.list.down',
                            defaultMessage: 'Move number {number, number} down',
                            description: 'Moves one of several texts of a character after the one below it',
                          },
                          { number: index + 1 },
                        )}
                        disabled={index === value.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                    </span>
                    <ToolButton
                      drawing={Trash2}
                      label={intl.formatMessage(
                        {
                          id: 'editor.list.remove',
                          defaultMessage: 'Remove number {number, number}',
                          description: 'Removes one of several texts of a character; Undo brings it back',
                        },
                        { number: index + 1 },
                      )}
                      onClick={() => {
                        onChange(value.toSpliced(index, 1));
                        add.current?.focus();
                      }}
                    />
                  </span>
                }
              />
            </li>
          ))}
        </ol>
      )}
      <span className={startButton}>
        <Button
          ref={add}
          tone="quiet"
          size="small"
          icon="plus"
          disabled={value.length >= most}
          onClick={() => {
            onChange([...value, '']);
            focusNext(value.length, 'textarea');
          }}
        >
          <FormattedMessage
            id="editor.list.add"
            defaultMessage="Add"
            description="Adds another text to a list of them, such as another greeting of a character"
          />
        </Button>
      </span>
    </div>
  );
}
