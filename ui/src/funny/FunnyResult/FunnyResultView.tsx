import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import type { FunnyResultValue } from '../model';
import { contents, type ContentProps } from './contents';
import { failureMessage } from './failure-message';
import { acts, card, download, made, note, writing } from './FunnyResult.css';
import { MadeBy } from './result-words';

interface FunnyResultViewProps extends ContentProps {
  /** The address of the picture to download, 1200 × 630; undefined where others could not open it. */
  readonly imageHref: string | undefined;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onKeep: (kept: boolean) => void;
  readonly onShare: () => void;
  readonly onDelete: () => void;
  /** Stands after the words of a visitor who may be in danger. */
  readonly help?: ReactNode;
}

/**
 * A result: being written, failed, or made, with who made it and what can be done with it.
 *
 * **Accessibility** Its heading takes the focus when it has just been made; what is being written says so politely.
 */
export function FunnyResultView(props: FunnyResultViewProps) {
  const { result, help, isBusy, onAgain, onDelete } = props;
  if (result.state === 'writing') {
    return (
      <div className={card}>
        <p role="status" className={writing}>
          <Lantern />
          <FormattedMessage
            id="funny.writing"
            defaultMessage="The model is writing. You can leave: it will be here when you come back."
            description="In place of a result that the text model is still writing"
          />
        </p>
        <div className={acts}>
          <Button tone="quiet" disabled={isBusy} onClick={onDelete}>
            <FormattedMessage
              id="funny.stop"
              defaultMessage="Stop"
              description="Button that stops the text model while it writes something amusing; nothing is charged then"
            />
          </Button>
        </div>
      </div>
    );
  }
  if (result.state === 'failed') {
    return (
      <div className={card}>
        <p role="alert" className={writing}>
          <Icon name="alert" />
          <span>{failureMessage(result.failure)}</span>
        </p>
        <div className={acts}>
          <Again onAgain={onAgain} isBusy={isBusy} />
        </div>
      </div>
    );
  }
  const Content = contents[result.tab];
  return (
    <article className={card}>
      <Content {...props} />
      {help}
      <p className={made}>
        <MadeBy by={result.by} />
        {result.own && result.by === 'model' && <ActPrice points={result.points} isLacking={false} />}
      </p>
      <Acts {...props} />
      <SharedNote {...result} />
    </article>
  );
}

function Again({ onAgain, isBusy }: Pick<FunnyResultViewProps, 'onAgain' | 'isBusy'>) {
  return (
    <Button tone="primary" icon="retry" disabled={isBusy} onClick={onAgain}>
      <FormattedMessage
        id="funny.again"
        defaultMessage="Again"
        description="Button on a result of the page of small amusements: back to the choices, to make another one"
      />
    </Button>
  );
}

function Acts({ result, imageHref, isBusy, onAgain, onDelete, onKeep, onShare }: FunnyResultViewProps) {
  const { kept, own, shareable, tab } = result;
  if (!own) {
    return (
      <div className={acts}>
        <Button tone="primary" onClick={onAgain}>
          <FormattedMessage
            id="funny.own"
            defaultMessage="Make one of your own"
            description="Button on a result that another visitor has shared: makes one of one’s own"
          />
        </Button>
      </div>
    );
  }
  return (
    <div className={acts}>
      <Again onAgain={onAgain} isBusy={isBusy} />
      <Button
        icon={kept && tab !== 'mash-up' ? 'check' : 'plus'}
        disabled={isBusy}
        {...(tab === 'mash-up' ? {} : { 'aria-pressed': kept })}
        onClick={() => onKeep(!kept)}
      >
        <KeepWords kept={kept} tab={tab} />
      </Button>
      {shareable && (
        <Button onClick={onShare}>
          <FormattedMessage
            id="funny.share"
            defaultMessage="Share"
            description="Button on a result: hands its link on, or copies it"
          />
        </Button>
      )}
      {shareable && imageHref !== undefined && (
        <a href={imageHref} download={`${tab}.png`} className={download}>
          <FormattedMessage
            id="funny.picture"
            defaultMessage="Save as picture"
            description="Link on a result that downloads it as a picture"
          />
        </a>
      )}
      <Button tone="quiet" disabled={isBusy} onClick={onDelete}>
        <FormattedMessage
          id="funny.delete"
          defaultMessage="Delete"
          description="Button on a result that deletes it; its link leads nowhere then"
        />
      </Button>
    </div>
  );
}

function KeepWords({ kept, tab }: Pick<FunnyResultValue, 'kept' | 'tab'>) {
  if (tab === 'mash-up') {
    return (
      <FormattedMessage
        id="funny.keep.character"
        defaultMessage="Keep as a character"
        description="Button on a character made of two others: opens the character wizard with it"
      />
    );
  }
  return kept ? (
    <FormattedMessage
      id="funny.kept"
      defaultMessage="Kept"
      description="Pressed button on a result that the visitor keeps; another press gives it up"
    />
  ) : (
    <FormattedMessage
      id="funny.keep"
      defaultMessage="Keep"
      description="Button on a result: puts it on the visitor's list"
    />
  );
}

function SharedNote({ kept, own, shareable }: FunnyResultValue) {
  if (!own) return null;
  return (
    <p className={note}>
      {shareable ? (
        <FormattedMessage
          id="funny.note.shared"
          defaultMessage="Everyone who has the link can see it. {kept, select, true {It stays until you delete it.} other {It goes after 30 days unless you keep it.}}"
          description="Below a result: who can see it, and how long it is there"
          values={{ kept: String(kept) }}
        />
      ) : (
        <FormattedMessage
          id="funny.note.private"
          defaultMessage="Only you can see it, because something in it is not public."
          description="Below a result that was made of a private character or story"
        />
      )}
    </p>
  );
}
