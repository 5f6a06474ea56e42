import { ArrowUp, Square } from 'lucide-react';
import { memo, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import type { ComposerState } from '../model';
import { AttachButton } from './AttachButton';
import { BlockNote } from './BlockNote';
import { CompletionList } from './CompletionList';
import {
  anchor,
  box,
  composer,
  foot,
  growing,
  input,
  round,
  starters as startersStyle,
  tools as toolsStyle,
} from './Composer.css';
import { DraftPictures } from './DraftPictures';
import { PictureNotes } from './PictureNotes';
import type { DraftPicturesValue } from './pictures-model';
import { ReplyPrice } from './ReplyPrice';
import { takeFiles } from './take-files';
import { useCompletion, type Complete } from './use-completion';
import { useDraft } from './use-draft';

/** The longest message to a character that the contract takes, in characters. */
const longestMessage = 8000;

export interface ComposerProps {
  /** Whom the words are for. */
  readonly name: string;
  readonly state: ComposerState;
  /** What was written before and not sent. */
  readonly initialDraft?: string;
  readonly onDraftChange: (draft: string) => void;
  /** Resolves to whether the words have arrived; if not, they stay in the box. Refusals are told elsewhere. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onStop: () => void;
  /** Ways to go on, three at most; one puts its words in the box. */
  readonly starters?: readonly string[];
  /** More that can be done, as small buttons at the start of the foot. */
  readonly tools?: ReactNode;
  /** The longest message, in characters; by default that of a chat. */
  readonly maxLength?: number;
  /** Offers words to go on with while a message is written; `label` names them for screen readers. */
  readonly completion?: { readonly label: string; readonly complete: Complete };
  /** Pictures that go out with the words; where there is no such thing, none are offered or taken. */
  readonly pictures?: DraftPicturesValue;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Where a visitor writes. It keeps the words to itself, so that typing draws nothing else anew. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const {
    name,
    state,
    initialDraft = '',
    onDraftChange,
    onSend,
    onStop,
    starters = [],
    tools,
    completion,
    pictures,
    ref,
  } = props;
  const { maxLength = longestMessage } = props;
  const intl = useIntl();
  const { draft, isSending, isEmpty, write, send } = useDraft({ initialDraft, onDraftChange, onSend });
  const offered = useCompletion({ draft, write, complete: completion?.complete });
  // For want of points the server decides: there may be more of them by now than is known here.
  const isCutOff = state.blocked === 'offline' || state.blocked === 'reconnecting';
  const picturesAreThere = pictures?.items.every(({ status }) => status === 'ready') ?? true;
  const canSend = !isEmpty && !isSending && !state.replying && !isCutOff && picturesAreThere;
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.takeKey(event)) return;
    // Enter that ends a composed character belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) void send();
  };
  return (
    <form
      className={composer}
      {...takeFiles(isSending ? undefined : pictures?.onAdd)}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) void send();
      }}
    >
      {starters.length > 0 && isEmpty && !state.replying && (
        <div
          role="group"
          className={startersStyle}
          aria-label={intl.formatMessage({
            id: 'chat.composer.starters',
            defaultMessage: 'Ways to go on',
            description: 'Names the suggestions over the composer, for screen readers',
          })}
        >
          {starters.slice(0, 3).map((starter) => (
            <Chip key={starter} selected={false} onClick={() => write(starter)}>
              <bdi>{starter}</bdi>
            </Chip>
          ))}
        </div>
      )}
      <BlockNote state={state} />
      {completion !== undefined && (
        <div className={anchor}>
          <CompletionList
            id={offered.listId}
            label={completion.label}
            choices={offered.choices}
            activeChoice={offered.activeChoice}
            optionId={offered.optionId}
            onChoose={offered.choose}
          />
        </div>
      )}
      {pictures !== undefined && <PictureNotes name={name} pictures={pictures} lacksWords={isEmpty} />}
      <div className={box}>
        {pictures !== undefined && <DraftPictures {...pictures} disabled={isSending} />}
        <div className={growing} data-draft={draft}>
          <textarea
            ref={ref}
            rows={1}
            value={draft}
            readOnly={isSending}
            maxLength={maxLength}
            enterKeyHint="send"
            dir={draft === '' ? undefined : 'auto'}
            className={input}
            aria-label={intl.formatMessage(
              {
                id: 'chat.composer.label',
                defaultMessage: 'Write to {name}',
                description: 'Names the box in which a message is written',
              },
              { name },
            )}
            placeholder={intl.formatMessage(
              {
                id: 'chat.composer.placeholder',
                defaultMessage: 'Write to {name}',
                description: 'In the empty box in which a message is written',
              },
              { name },
            )}
            {...offered.boxProps}
            onChange={(event) => {
              write(event.target.value);
              offered.look(event);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={foot}>
          <div className={toolsStyle}>
            {pictures !== undefined && (
              <AttachButton disabled={isSending || pictures.items.length >= pictures.most} onFiles={pictures.onAdd} />
            )}
            {tools}
          </div>
          <ReplyPrice price={state.price} balance={state.balance} mostReplies={state.mostReplies} />
          {state.replying ? (
            <button
              type="button"
              data-act="stop"
              className={round}
              onClick={({ detail }) => {
                // The second click of a double click on Send arrives here.
                if (detail < 2) onStop();
              }}
              aria-label={intl.formatMessage({
                id: 'chat.composer.stop',
                defaultMessage: 'Stop the reply',
                description: 'Ends a reply that is being written; the words so far stay',
              })}
            >
              <DrawnIcon drawing={Square} />
            </button>
          ) : (
            <button
              type="submit"
              className={round}
              disabled={!canSend}
              aria-busy={isSending || undefined}
              aria-label={intl.formatMessage({
                id: 'chat.composer.send',
                defaultMessage: 'Send',
                description: 'Sends the message that was written',
              })}
            >
              {isSending ? <Lantern /> : <DrawnIcon drawing={ArrowUp} />}
            </button>
          )}
        </div>
      </div>
    </form>
  );
});
