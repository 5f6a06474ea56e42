import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/Button/IconButton';
import { Icon } from '../../primitives/Icon/Icon';
import { TextArea } from '../../primitives/TextField/TextArea';
import { RemovedNote } from '../EditorFields/RemovedNote';
import { useLastRemoved } from '../EditorFields/use-last-removed';
import type { DraftExchange } from '../model';
import { EntryCounter } from '../Step/Counter';
import { lengthProblem } from '../Step/problem-messages';
import { aside, group, groupHead, groupLabel, hint, problemLine, startButton } from '../Step/step.css';
import { wizardLimits } from '../wizard-limits';
import { exchange as exchangeStyle, remove as removeAct } from './ExchangeField.css';

interface ExchangeFieldProps {
  readonly value: readonly DraftExchange[];
  readonly onChange: (value: readonly DraftExchange[]) => void;
  /** The character's name; empty while it has none. */
  readonly name: string;
  /** BCP 47 tag of the exchanges. */
  readonly language: string | undefined;
  readonly error: ReactNode;
}

/** Examples of how the character answers: what a reader says, and what the character says to that. */
export function ExchangeField({ value, onChange, name, language, error }: ExchangeFieldProps) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { remove, restore } = useLastRemoved(value, onChange);
  const change = (index: number, patch: Partial<DraftExchange>) =>
    onChange(value.map((exchange, at) => (at === index ? { ...exchange, ...patch } : exchange)));
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          <FormattedMessage
            id="wizard.voice.exchanges"
            defaultMessage="Sample exchanges"
            description="Label of the examples of what a reader says and a new character answers"
          />
        </span>
        <span className={aside}>
          <EntryCounter count={value.length} limit={wizardLimits.exchanges} />
        </span>
      </div>
      {value.length === 0 && (
        <p className={hint}>
          <FormattedMessage
            id="wizard.voice.exchangesHint"
            defaultMessage="A question and the answer they would give. One or two are enough to set the tone."
            description="Where no example of an exchange is written yet"
          />
        </p>
      )}
      <div ref={list} className={group}>
        {value.map(({ reader, character }, index) => (
          // An exchange has no id, and its place is what it is known by.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={exchangeStyle}>
            <TextArea
              label={
                <FormattedMessage
                  id="wizard.voice.reader"
                  defaultMessage="Reader"
                  description="Label of what a reader says in an example of an exchange"
                />
              }
              value={reader}
              dir={reader === '' ? undefined : 'auto'}
              lang={language}
              rows={1}
              error={lengthProblem(reader, wizardLimits.exchangeReader)}
              onChange={(text) => change(index, { reader: text })}
            />
            <TextArea
              label={
                name.trim() === '' ? (
                  <FormattedMessage
                    id="wizard.voice.character"
                    defaultMessage="Character"
                    description="Label of what a character without a name answers in an example of an exchange"
                  />
                ) : (
                  <bdi>{name}</bdi>
                )
              }
              value={character}
              dir={character === '' ? undefined : 'auto'}
              lang={language}
              rows={2}
              error={lengthProblem(character, wizardLimits.exchangeCharacter)}
              onChange={(text) => change(index, { character: text })}
            />
            <span className={removeAct}>
              <IconButton
                icon="close"
                label={intl.formatMessage(
                  {
                    id: 'wizard.voice.removeExchange',
                    defaultMessage: 'Remove exchange {number, number}',
                    description: 'Removes one of the examples of an exchange',
                  },
                  { number: index + 1 },
                )}
                onClick={() => {
                  remove(index);
                  add.current?.focus();
                }}
              />
            </span>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{error}</span>
        </p>
      )}
      <RemovedNote
        onUndo={
          restore &&
          (() => {
            const index = flushSync(restore);
            list.current?.children[index]?.querySelector('textarea')?.focus();
          })
        }
      />
      <span className={startButton}>
        <Button
          ref={add}
          tone="quiet"
          size="small"
          icon="plus"
          disabled={value.length >= wizardLimits.exchanges}
          onClick={() => {
            flushSync(() => onChange([...value, { reader: '', character: '' }]));
            list.current?.lastElementChild?.querySelector('textarea')?.focus();
          }}
        >
          <FormattedMessage
            id="wizard.voice.addExchange"
            defaultMessage="Add an exchange"
            description="Adds another example of what a reader says and a new character answers"
          />
        </Button>
      </span>
    </div>
  );
}
