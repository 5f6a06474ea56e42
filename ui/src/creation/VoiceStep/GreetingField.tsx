import { Dices } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { TextArea } from '../../primitives/TextField/TextArea';
import type { VoiceStepProps } from '../model';
import { Counter } from '../Step/Counter';
import { group, groupHead, groupLabel, hint, problemLine } from '../Step/step.css';
import { wizardLimits } from '../wizard-limits';
import { choice, choices, manner as mannerStyle, mark, ownField, radio, waiting, words } from './GreetingField.css';

interface GreetingFieldProps extends Pick<VoiceStepProps, 'greetings' | 'onOtherGreetings'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** BCP 47 tag of the greetings. */
  readonly language: string | undefined;
  readonly error: ReactNode;
  /** Takes the focus each time this changes to something. */
  readonly focusOn: object | undefined;
}

/** How a character greets the reader: three to choose from, or words of the reader's own. */
export function GreetingField(props: GreetingFieldProps) {
  const { value, onChange, greetings, onOtherGreetings, language, error, focusOn } = props;
  const intl = useIntl();
  const id = useId();
  const radioGroup = useRef<HTMLDivElement>(null);
  const [writesOwn, setWritesOwn] = useState(false);
  useEffect(() => {
    if (focusOn === undefined) return;
    const radios = [...(radioGroup.current?.querySelectorAll('input') ?? [])];
    (radios.find((input) => input.checked) ?? radios[0])?.focus();
  }, [focusOn]);
  const offers = greetings.kind === 'ready' ? greetings.offers : [];
  const isOffered = offers.some(({ text }) => text === value);
  const isOwn = writesOwn || (value !== '' && !isOffered);
  return (
    <div className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          <FormattedMessage
            id="wizard.voice.greeting"
            defaultMessage="Greeting"
            description="Label of the first message of a new character"
          />
        </span>
        {(greetings.kind === 'ready' || greetings.kind === 'failed') && (
          <Button tone="quiet" size="small" onClick={onOtherGreetings}>
            <DrawnIcon drawing={Dices} />
            {greetings.kind === 'ready' ? (
              <FormattedMessage
                id="wizard.voice.otherGreetings"
                defaultMessage="Three others"
                description="Button that offers three other greetings of a new character"
              />
            ) : (
              <FormattedMessage
                id="wizard.voice.greetingsAgain"
                defaultMessage="Try again"
                description="Button that asks again for three greetings, after that failed"
              />
            )}
          </Button>
        )}
      </div>
      <div role="status">
        {greetings.kind === 'loading' && (
          <p className={waiting}>
            <Lantern />
            <FormattedMessage
              id="wizard.voice.greetingsLoading"
              defaultMessage="Loading greetings"
              description="While three greetings of a new character are being put together"
            />
          </p>
        )}
        {greetings.kind === 'failed' && (
          <p className={hint}>
            <FormattedMessage
              id="wizard.voice.greetingsFailed"
              defaultMessage="The greetings did not load. You can write your own below."
              description="In place of three greetings that did not load"
            />
          </p>
        )}
      </div>
      <div
        ref={radioGroup}
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-invalid={error === undefined ? undefined : true}
        className={choices}
      >
        {offers.map(({ manner, text }) => {
          const isChosen = !isOwn && text === value;
          return (
            <label key={text} className={choice}>
              <input
                type="radio"
                name={id}
                checked={isChosen}
                className={radio}
                onChange={() => {
                  setWritesOwn(false);
                  onChange(text);
                }}
              />
              <span className={mark}>{isChosen && <Icon name="check" size="small" />}</span>
              <span className={mannerStyle}>{manner}</span>
              <span dir="auto" lang={language} className={words}>
                {text}
              </span>
            </label>
          );
        })}
        <label className={choice}>
          <input type="radio" name={id} checked={isOwn} className={radio} onChange={() => setWritesOwn(true)} />
          <span className={mark}>{isOwn && <Icon name="check" size="small" />}</span>
          <span className={words} data-plain>
            <FormattedMessage
              id="wizard.voice.ownGreeting"
              defaultMessage="In your own words"
              description="The last choice of greetings of a new character: the reader writes one"
            />
          </span>
        </label>
      </div>
      {isOwn && (
        <div className={ownField}>
          <TextArea
            label={intl.formatMessage({
              id: 'wizard.voice.ownGreetingLabel',
              defaultMessage: 'Your greeting',
              description: 'Label of the box in which a reader writes the greeting of a new character',
            })}
            counter={<Counter text={value} limit={wizardLimits.greeting} />}
            value={value}
            onChange={onChange}
            dir={value === '' ? undefined : 'auto'}
            lang={language}
            rows={3}
          />
        </div>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
