import { ArrowUp } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { MeetStepProps } from '../model';
import { charactersIn, wizardLimits } from '../wizard-limits';
import { MeetingNote } from './MeetingNote';
import * as styles from './MeetStep.css';

/** The end of the wizard: a few free replies of the draft as it is, before it is kept. Nothing of it is saved. */
export function MeetStep(props: MeetStepProps) {
  const { name, language, picture, greeting, messages, state, left, text, onText, onSend, terms } = props;
  const intl = useIntl();
  const id = useId();
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const lang = contentLang(language, intl.locale);
  const isWaiting = state.kind === 'waiting';
  const isUsedUp = state.kind === 'used-up';
  const isOver = charactersIn(text) > wizardLimits.message;
  const canSend = text.trim() !== '' && !isOver && !isWaiting && !isUsedUp;
  useEffect(() => {
    if (messages.length > 0 || isWaiting) log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, isWaiting]);
  const send = () => {
    if (!canSend) return;
    onSend();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composed character belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const speaker = (
    <p className={styles.speaker}>
      {name.trim() === '' ? (
        <FormattedMessage
          id="wizard.meet.noName"
          defaultMessage="Your character"
          description="Over what a new character without a name says"
        />
      ) : (
        <bdi lang={lang}>{name}</bdi>
      )}
    </p>
  );
  const portrait =
    picture === undefined ? null : (
      <img className={styles.portrait} src={picture} alt="" width={600} height={800} decoding="async" />
    );
  return (
    <div className={styles.meet}>
      <div
        ref={log}
        role="log"
        aria-label={intl.formatMessage({
          id: 'wizard.meet.log',
          defaultMessage: 'Your first chat',
          description: 'Names the short talk with a new character, for screen readers',
        })}
        className={styles.log}
      >
        <div className={styles.theirs}>
          {portrait}
          <div className={styles.said}>
            {speaker}
            <p dir="auto" lang={lang} className={styles.theirBubble}>
              {greeting}
            </p>
          </div>
        </div>
        {messages.map(({ messageId, role, text: words, body }) =>
          role === 'reader' ? (
            <div key={messageId} className={styles.mine}>
              <VisuallyHidden>
                <FormattedMessage
                  id="wizard.meet.youSay"
                  defaultMessage="You:"
                  description="Before what the reader says to a new character, for screen readers"
                />
              </VisuallyHidden>
              <p dir="auto" className={styles.myBubble}>
                {words}
              </p>
            </div>
          ) : (
            <div key={messageId} className={styles.theirs}>
              {portrait}
              <div className={styles.said}>
                {speaker}
                {body ?? (
                  <p dir="auto" lang={lang} className={styles.theirBubble}>
                    {words}
                  </p>
                )}
              </div>
            </div>
          ),
        )}
        {isWaiting && (
          <p className={styles.waiting}>
            <Lantern />
            <FormattedMessage
              id="wizard.meet.waiting"
              defaultMessage="Writing a reply"
              description="While a new character answers the reader"
            />
          </p>
        )}
      </div>
      {props.acts !== undefined && messages.at(-1)?.role === 'character' && (
        <div className={styles.acts}>{props.acts}</div>
      )}
      <MeetingNote state={state} />
      {!isUsedUp && (
        <form
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <div className={styles.growing} data-draft={text}>
            <textarea
              ref={input}
              rows={1}
              value={text}
              readOnly={isWaiting}
              dir={text === '' ? undefined : 'auto'}
              enterKeyHint="send"
              className={styles.input}
              aria-invalid={isOver || state.kind === 'refused' || undefined}
              aria-describedby={`${id}-left`}
              aria-label={intl.formatMessage({
                id: 'wizard.meet.input',
                defaultMessage: 'Say something',
                description: 'Names the box in which a reader writes to a new character',
              })}
              placeholder={intl.formatMessage({
                id: 'wizard.meet.placeholder',
                defaultMessage: 'Say something',
                description: 'In the empty box in which a reader writes to a new character',
              })}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
          <button
            type="submit"
            disabled={!canSend}
            aria-busy={isWaiting || undefined}
            className={styles.send}
            data-priced={terms?.price !== undefined || undefined}
          >
            <VisuallyHidden>
              <FormattedMessage
                id="wizard.meet.send"
                defaultMessage="Send"
                description="Sends what the reader wrote to a new character"
              />
            </VisuallyHidden>
            {isWaiting ? <Lantern /> : <DrawnIcon drawing={ArrowUp} />}
            {terms?.price !== undefined && <ActPrice {...terms.price} />}
          </button>
        </form>
      )}
      {!isUsedUp && (
        <div className={styles.foot}>
          <p id={`${id}-left`} className={styles.left} data-over={isOver || undefined}>
            {isOver ? (
              <FormattedMessage
                id="wizard.meet.tooLong"
                defaultMessage="A message has at most {limit, number} characters."
                description="Under the box in which a reader writes to a new character, when the text is too long"
                values={{ limit: wizardLimits.message }}
              />
            ) : (
              (terms?.note ?? (
                <FormattedMessage
                  id="wizard.meet.left"
                  defaultMessage="{left, plural, one {# free reply left today} other {# free replies left today}}"
                  description="Under the box in which a reader writes to a new character"
                  values={{ left }}
                />
              ))
            )}
          </p>
          {terms?.also}
        </div>
      )}
    </div>
  );
}
