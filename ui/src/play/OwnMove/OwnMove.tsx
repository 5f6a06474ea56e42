import type { StoryWordsKind } from '@fabula/sdk/types';
import { ArrowUp } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useDraft } from '../../thread/Composer/use-draft';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { ChoicePrice } from '../Choices/Choice';
import { longestMove, type KeptWordsValue } from '../model';
import { box, end, foot, form, growing, input, problem, send as sendStyle, sign } from './OwnMove.css';

export interface OwnMoveProps {
  /** Points. */
  readonly price: number;
  /** It changes nothing of the story: the reader is told so beforehand. */
  readonly isAside: boolean;
  readonly isLacking: boolean;
  /** The words that were sent last are not taken. */
  readonly isRefused: boolean;
  /** A move is being written out: this one, or a choice. */
  readonly isPending: boolean;
  readonly isOn: boolean;
  /** Resolves to whether the move has arrived; if not, the words stay in the box. */
  readonly onType: (text: string, wordsAs?: StoryWordsKind) => Promise<boolean>;
  readonly keptWords?: KeptWordsValue | undefined;
}

const keepsNothing: KeptWordsValue = { initial: '', onChange: () => undefined };

/**
 * Where the reader says in words what they do. In a story that a model tells the words may also be something that they say, or
 * something that happens.
 */
export function OwnMove({ price, isAside, isLacking, isRefused, isPending, isOn, onType, keptWords }: OwnMoveProps) {
  const intl = useIntl();
  const id = useId();
  const { initial, onChange } = keptWords ?? keepsNothing;
  const [wordsAs, setWordsAs] = useState<StoryWordsKind>('do');
  const send = (text: string) => (wordsAs === 'do' ? onType(text) : onType(text, wordsAs));
  const draft = useDraft({ initialDraft: initial, onDraftChange: onChange, onSend: send });
  const isBusy = isPending || draft.isSending;
  const canSend = isOn && !isBusy && !draft.isEmpty;
  const submit = () => {
    if (canSend) void draft.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composed character belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!isAside && <WordsKind value={wordsAs} onChange={setWordsAs} />}
      <div className={box}>
        <span className={sign}>
          <Icon name="feather" />
        </span>
        <div className={growing} data-draft={draft.draft}>
          <textarea
            rows={1}
            value={draft.draft}
            readOnly={isBusy}
            maxLength={longestMove}
            enterKeyHint="send"
            dir={draft.draft === '' ? undefined : 'auto'}
            className={input}
            aria-describedby={`${id}-foot`}
            aria-invalid={isRefused || undefined}
            aria-label={intl.formatMessage({
              id: 'play.own.label',
              defaultMessage: 'Your own move',
              description: 'Names the box in which a reader writes what they do in a story',
            })}
            placeholder={intl.formatMessage({
              id: 'play.own.placeholder',
              defaultMessage: 'Or write your own move',
              description: 'In the empty box in which a reader writes what they do in a story',
            })}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <span className={end}>
          {price > 0 && <ChoicePrice price={price} isLacking={isLacking} />}
          {!draft.isEmpty && (
            <button
              type="submit"
              disabled={!canSend}
              className={sendStyle}
              aria-label={intl.formatMessage({
                id: 'play.own.send',
                defaultMessage: 'Do it',
                description: 'Makes the move that a reader has written',
              })}
            >
              {draft.isSending ? <Lantern /> : <DrawnIcon drawing={ArrowUp} />}
            </button>
          )}
        </span>
      </div>
      <div id={`${id}-foot`} className={foot}>
        {isRefused && (
          <span role="alert" className={problem}>
            <Icon name="alert" size="small" />
            <FormattedMessage
              id="play.own.refused"
              defaultMessage="This text is not allowed here. Try other words; nothing was charged."
              description="Under the box of a reader’s own move, when its words are not accepted"
            />
          </span>
        )}
        {isAside && !isRefused && (
          <span>
            <FormattedMessage
              id="play.own.aside"
              defaultMessage="Your move becomes part of the text. It does not change what can be won, lost or found."
              description="Under the box of a reader’s own move, in a story that an author has written: before the move is sent and paid for"
            />
          </span>
        )}
        {!draft.isEmpty && (
          <span>
            <FormattedMessage
              id="play.own.counter"
              defaultMessage="{count, number} of {most, number}"
              description="How many characters a reader’s own move has, and how many it may have"
              values={{ count: draft.draft.length, most: longestMove }}
            />
          </span>
        )}
      </div>
    </form>
  );
}

interface WordsKindProps {
  readonly value: StoryWordsKind;
  readonly onChange: (value: StoryWordsKind) => void;
}

/** What the reader’s own words are. */
function WordsKind({ value, onChange }: WordsKindProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'play.own.kind',
        defaultMessage: 'Your words are',
        description: 'Names the choice of what a reader’s own words in a story are: Do, Say or Story',
      })}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'do',
          label: (
            <FormattedMessage
              id="play.own.do"
              defaultMessage="Do"
              description="A reader’s own words in a story are something that they do"
            />
          ),
        },
        {
          value: 'say',
          label: (
            <FormattedMessage
              id="play.own.say"
              defaultMessage="Say"
              description="A reader’s own words in a story are something that they say aloud"
            />
          ),
        },
        {
          value: 'story',
          label: (
            <FormattedMessage
              id="play.own.story"
              defaultMessage="Story"
              description="A reader’s own words in a story are something that happens in it, as its narrator would tell"
            />
          ),
        },
      ]}
    />
  );
}
