import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Chip } from '../../primitives/Chip/Chip';
import { Icon } from '../../primitives/Icon/Icon';
import { TextField } from '../../primitives/TextField/TextField';
import { RemovedNote } from '../EditorFields/RemovedNote';
import { useLastRemoved } from '../EditorFields/use-last-removed';
import { Counter, EntryCounter } from '../Step/Counter';
import { lengthProblem } from '../Step/problem-messages';
import { aside, chips, group, groupHead, groupLabel } from '../Step/step.css';
import { charactersIn, wizardLimits } from '../wizard-limits';
import { newNever, newNeverField } from './NeversField.css';

interface NeversFieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Offered beside those of the draft. */
  readonly offered: readonly string[];
  /** BCP 47 tag of what the draft holds. */
  readonly language: string | undefined;
}

/** What a character never does: those of the draft, others to take, and room for one's own. */
export function NeversField({ value, onChange, offered, language }: NeversFieldProps) {
  const intl = useIntl();
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = written !== null;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const { remove, restore } = useLastRemoved(value, onChange);
  const isFull = value.length >= wizardLimits.nevers;
  const others = offered.filter((never) => !value.includes(never));
  const words = written?.trim() ?? '';
  const canAdd = words !== '' && charactersIn(words) <= wizardLimits.never;
  const close = () => {
    // An edited field must not be removed while it has the focus.
    field.current?.blur();
    flushSync(() => setWritten(null));
    add.current?.focus();
  };
  const takeWritten = () => {
    if (!canAdd) return;
    if (!value.includes(words)) onChange([...value, words]);
    close();
  };
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          <FormattedMessage
            id="wizard.voice.nevers"
            defaultMessage="What they never do"
            description="Label of the things that a new character never does"
          />
        </span>
        <span className={aside}>
          <EntryCounter count={value.length} limit={wizardLimits.nevers} />
        </span>
      </div>
      <div className={chips}>
        {value.map((never, index) => (
          <Chip key={never} selected onClick={() => remove(index)}>
            <bdi lang={language}>{never}</bdi>
          </Chip>
        ))}
        {others.map((never) => (
          <Chip key={never} selected={false} disabled={isFull} onClick={() => onChange([...value, never])}>
            <bdi lang={language}>{never}</bdi>
          </Chip>
        ))}
        {written === null && (
          <Chip ref={add} selected={false} disabled={isFull} onClick={() => setWritten('')}>
            <Icon name="plus" size="small" />
            <FormattedMessage
              id="wizard.voice.addNever"
              defaultMessage="Add"
              description="Opens a field for another thing that a new character never does"
            />
          </Chip>
        )}
      </div>
      <RemovedNote
        onUndo={
          restore &&
          (() => {
            flushSync(restore);
            add.current?.focus();
          })
        }
      />
      {written !== null && (
        <form
          className={newNever}
          onSubmit={(event) => {
            event.preventDefault();
            takeWritten();
          }}
        >
          <span className={newNeverField}>
            <TextField
              ref={field}
              label={
                <FormattedMessage
                  id="wizard.voice.newNever"
                  defaultMessage="They never…"
                  description="Label of the field for another thing that a new character never does; the reader ends the sentence"
                />
              }
              placeholder={intl.formatMessage({
                id: 'wizard.voice.newNeverExample',
                defaultMessage: 'break a promise',
                description: 'Example in the empty field for a thing that a new character never does',
              })}
              value={written}
              dir={written === '' ? undefined : 'auto'}
              autoComplete="off"
              enterKeyHint="done"
              counter={<Counter text={written} limit={wizardLimits.never} />}
              error={lengthProblem(written, wizardLimits.never)}
              onChange={setWritten}
              onKeyDown={(event) => {
                if (event.key === 'Escape') close();
              }}
            />
          </span>
          <Button type="submit" disabled={!canAdd}>
            <FormattedMessage
              id="wizard.voice.takeNever"
              defaultMessage="Add"
              description="Adds the thing that was written to what a new character never does"
            />
          </Button>
          <Button tone="quiet" onClick={close}>
            <FormattedMessage
              id="wizard.voice.cancelNever"
              defaultMessage="Cancel"
              description="Closes the field for another thing that a new character never does"
            />
          </Button>
        </form>
      )}
    </div>
  );
}
