import { lazy, memo, Suspense, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';

import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { ComposerState } from '../model';
import { AttachButton } from './AttachButton';
import { BlockNote } from './BlockNote';
import { CompletionList } from './CompletionList';
import { anchor, box, composer, foot, growing, input, picturesNotes, tools as toolsStyle } from './Composer.css';
import type { DraftPicturesValue } from './pictures-model';
import { ReplyPrice } from './ReplyPrice';
import { SendButton } from './SendButton';
import { StarterRow } from './StarterRow';
import { takeFiles } from './take-files';
import { useCompletion, type Complete } from './use-completion';
import { useDraft } from './use-draft';

/** Most messages have no pictures: what shows them is loaded with the first. */
const DraftPictures = lazy(async () => ({ default: (await import('./DraftPictures')).DraftPictures }));
const PictureNotes = lazy(async () => ({ default: (await import('./PictureNotes')).PictureNotes }));

/** The longest message to a character that the contract takes, in characters. */
const longestMessage = 8000;

export interface DraftingValue {
  readonly price: ActPriceValue;
  /** Resolves to the draft, or to null when there is none; why is told elsewhere. */
  readonly onDraft: () => Promise<string | null>;
  readonly onStop: () => void;
}

export interface ComposerProps {
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
  /** Drafts the message on the press of a button; left out where drafts are not offered. */
  readonly drafting?: DraftingValue;
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

/** Where a visitor writes. It keeps the words to itself, so that typing renders nothing else. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const {
    name,
    state,
    initialDraft = '',
    onDraftChange,
    onSend,
    onStop,
    starters = [],
    drafting,
    tools,
    completion,
    pictures,
    ref,
  } = props;
  const { maxLength = longestMessage } = props;
  const intl = useIntl();
  const { draft, isDrafting, isSending, isEmpty, write, send, draftBy } = useDraft({
    initialDraft,
    onDraftChange,
    onSend,
  });
  const textarea = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => textarea.current, []);
  // Where the press was, the button has gone.
  const goOnWith = (words: string) => {
    write(words);
    textarea.current?.focus();
  };
  const draftIt = async () => {
    if (drafting === undefined || hasNoLine) return;
    textarea.current?.focus();
    await draftBy(drafting.onDraft);
  };
  const offered = useCompletion({ draft, write, complete: completion?.complete });
  // The server decides whether the points are enough: the balance known here may be out of date.
  const hasNoLine = state.blocked === 'offline' || state.blocked === 'reconnecting';
  const isCutOff = hasNoLine && state.keepsUnsent !== true;
  const picturesAreThere = pictures?.items.every(({ status }) => status === 'ready') ?? true;
  const hasPictures = pictures !== undefined && (pictures.items.length > 0 || pictures.problem !== null);
  const canSend = !isEmpty && !isSending && !isDrafting && !state.replying && !isCutOff && picturesAreThere;
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
      {isEmpty && !state.replying && !isDrafting && (starters.length > 0 || drafting !== undefined) && (
        <StarterRow
          starters={starters}
          onChoose={goOnWith}
          draftPrice={drafting?.price}
          onDraft={() => void draftIt()}
        />
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
      {pictures !== undefined && (
        <div role="status" className={picturesNotes}>
          <Suspense fallback={null}>
            {hasPictures && <PictureNotes name={name} pictures={pictures} lacksWords={isEmpty} />}
          </Suspense>
        </div>
      )}
      <div className={box}>
        <Suspense fallback={null}>{hasPictures && <DraftPictures {...pictures} disabled={isSending} />}</Suspense>
        <div className={growing} data-draft={draft}>
          <textarea
            ref={textarea}
            rows={1}
            value={draft}
            readOnly={isSending || isDrafting}
            aria-busy={isDrafting || undefined}
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
            placeholder={
              isDrafting
                ? intl.formatMessage({
                    id: 'chat.composer.drafting',
                    defaultMessage: 'Writing a draft for you…',
                    description: 'In the empty box in which a message is written, while it is being drafted',
                  })
                : intl.formatMessage(
                    {
                      id: 'chat.composer.placeholder',
                      defaultMessage: 'Write to {name}',
                      description: 'In the empty box in which a message is written',
                    },
                    { name },
                  )
            }
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
          <SendButton
            stops={state.replying ? 'reply' : isDrafting ? 'draft' : null}
            canSend={canSend}
            isSending={isSending}
            onStop={state.replying || drafting === undefined ? onStop : drafting.onStop}
          />
        </div>
      </div>
    </form>
  );
});
