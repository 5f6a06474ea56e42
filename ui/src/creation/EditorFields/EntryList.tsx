import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { EntryCounter } from '../Step/Counter';
import { aside, group, groupHead, groupLabel, hint as hintStyle, startButton } from '../Step/step.css';
import { entryHead, list } from './EditorField.css';
import { RemovedNote } from './RemovedNote';
import { useLastRemoved } from './use-last-removed';

export interface EntryPlace<Entry> {
  readonly index: number;
  readonly label: ReactNode;
  readonly onChange: (entry: Entry) => void;
  /** Small buttons for the end of the label's line: up, down, remove. */
  readonly acts: ReactNode;
}

interface EntryListProps<Entry> {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly value: readonly Entry[];
  readonly onChange: (value: readonly Entry[]) => void;
  readonly blank: Entry;
  readonly most: number;
  readonly renderEntry: (entry: Entry, place: EntryPlace<Entry>) => ReactNode;
}

/** Several entries in an order: added, removed and moved by buttons. The focus stays where the reader is at work. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, hint, value, onChange, blank, most, renderEntry } = props;
  const intl = useIntl();
  const id = useId();
  const entries = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { remove, restore } = useLastRemoved(value, onChange);
  const changeTo = (next: readonly Entry[], index: number, selector: string) => {
    // What is typed next must reach the entry, so it is there before the focus moves.
    flushSync(() => onChange(next));
    entries.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus();
  };
  const move = (from: number, to: number) => {
    const moved = value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1));
    const way = to < from ? 'up' : 'down';
    const isEnd = to === 0 || to === value.length - 1;
    changeTo(moved, to, isEnd ? `button:not(:disabled)` : `[data-act="${way}"] button`);
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
          {value.map((entry, index) => (
            // An entry has no id, and its place is what it is known by.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-index={index}>
              {renderEntry(entry, {
                index,
                label: (
                  <FormattedMessage
                    id="wizard.list.number"
                    defaultMessage="Number {number, number}"
                    description="Label of one of several texts of a character, such as the second of its greetings"
                    values={{ number: index + 1 }}
                  />
                ),
                onChange: (next) => onChange(value.with(index, next)),
                acts: (
                  <span className={entryHead}>
                    <span data-act="up">
                      <ToolButton
                        drawing={ArrowUp}
                        label={intl.formatMessage(
                          {
                            id: 'wizard.list.up',
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
                            id: 'wizard.list.down',
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
                          id: 'wizard.list.remove',
                          defaultMessage: 'Remove number {number, number}',
                          description: 'Removes one of several texts of a character; Undo brings it back',
                        },
                        { number: index + 1 },
                      )}
                      onClick={() => {
                        remove(index);
                        add.current?.focus();
                      }}
                    />
                  </span>
                ),
              })}
            </li>
          ))}
        </ol>
      )}
      <RemovedNote
        onUndo={
          restore &&
          (() => {
            const index = flushSync(restore);
            entries.current?.children[index]?.querySelector<HTMLElement>('textarea, input')?.focus();
          })
        }
      />
      <span className={startButton}>
        <Button
          ref={add}
          tone="quiet"
          size="small"
          icon="plus"
          disabled={value.length >= most}
          onClick={() => changeTo([...value, blank], value.length, 'textarea, input')}
        >
          <FormattedMessage
            id="wizard.list.add"
            defaultMessage="Add"
            description="Adds another text to a list of them, such as another greeting of a character"
          />
        </Button>
      </span>
    </div>
  );
}
