import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Icon } from '../../primitives/Icon/Icon';
import { TextField } from '../../primitives/TextField/TextField';
import { problem } from '../Rows/Rows.css';
import { buttons, detail, facts, step as stepStyle, term } from './DeleteAccount.css';

export interface DeleteAccountProps {
  readonly open: boolean;
  /** First what happens; then the proof of identity; then the nickname. */
  readonly step: 'facts' | 'proof' | 'nickname';
  readonly nickname: string;
  readonly points: number | undefined;
  readonly hasMembership: boolean;
  /** In the step `proof`. */
  readonly proof: ReactNode;
  readonly typed: string;
  /** What was typed is not the nickname. */
  readonly differs: boolean;
  readonly failed: boolean;
  readonly busy: boolean;
  readonly onContinue: () => void;
  readonly onType: (typed: string) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Deletes the account in steps, the last of which cannot be taken back. Plain and literal: no wordplay here. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { busy, onClose, open, proof, step } = props;
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      title={
        <FormattedMessage
          id="userProfile.delete.title"
          defaultMessage="Delete your account?"
          description="Title of the dialog in which the account is deleted"
        />
      }
      description={
        <FormattedMessage
          id="userProfile.delete.final"
          defaultMessage="This cannot be undone."
          description="Under the title of the dialog in which the account is deleted"
        />
      }
    >
      {step === 'facts' && <Facts {...props} />}
      {step === 'proof' && proof}
      {step === 'nickname' && <Nickname {...props} />}
    </Dialog>
  );
}

function Facts({ hasMembership, onClose, onContinue, points }: DeleteAccountProps) {
  return (
    <div className={stepStyle}>
      <dl className={facts}>
        <Fact
          name={
            <FormattedMessage
              id="userProfile.delete.goes"
              defaultMessage="What goes"
              description="In the dialog in which the account is deleted: before what is erased"
            />
          }
        >
          <FormattedMessage
            id="userProfile.delete.goesSentence"
            defaultMessage="Your profile, ways to sign in, chats, personas, characters, stories, drafts, comments, likes, pictures and files. Rooms that you own close. In other rooms your lines stay without your name. Those who met a character or a story of yours can go on with it, without your name."
            description="In the dialog in which the account is deleted: what is erased"
          />
        </Fact>
        {points !== undefined && (
          <Fact
            name={
              <FormattedMessage
                id="userProfile.delete.stays"
                defaultMessage="What stays"
                description="In the dialog in which the account is deleted: before what is kept"
              />
            }
          >
            <FormattedMessage
              id="userProfile.delete.staysSentence"
              defaultMessage="Orders, payments and the entries of your points, because our books need them. They carry a number instead of your name."
              description="In the dialog in which the account is deleted: what is kept, and why"
            />
          </Fact>
        )}
        {points !== undefined && points > 0 && (
          <Fact
            name={
              <FormattedMessage
                id="userProfile.delete.points"
                defaultMessage="Your points"
                description="In the dialog in which the account is deleted: before what happens to the points that are left"
              />
            }
          >
            <FormattedMessage
              id="userProfile.delete.pointsSentence"
              defaultMessage="{points, plural, one {# point is lost.} other {# points are lost.}}"
              description="In the dialog in which the account is deleted: the points that are left are lost"
              values={{ points }}
            />
          </Fact>
        )}
        {hasMembership && (
          <Fact
            name={
              <FormattedMessage
                id="userProfile.delete.membership"
                defaultMessage="Your membership"
                description="In the dialog in which the account is deleted: before what happens to a running membership"
              />
            }
          >
            <FormattedMessage
              id="userProfile.delete.membershipSentence"
              defaultMessage="It ends, and nothing more is charged. The time that is paid for is lost."
              description="In the dialog in which the account is deleted: a running membership ends"
            />
          </Fact>
        )}
      </dl>
      <div className={buttons}>
        <Button onClick={onClose}>
          <Keep />
        </Button>
        <Button tone="danger" onClick={onContinue}>
          <FormattedMessage
            id="userProfile.delete.continue"
            defaultMessage="Continue"
            description="Button that leads from what the deletion of the account means to confirming it"
          />
        </Button>
      </div>
    </div>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={term}>{name}</dt>
      <dd className={detail}>{children}</dd>
    </div>
  );
}

function Nickname({ busy, differs, failed, nickname, onClose, onDelete, onType, typed }: DeleteAccountProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field takes the focus over from the step before, and back when its value is refused.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (differs) input.current?.focus();
  }, [differs]);
  return (
    <form
      className={stepStyle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onDelete();
      }}
    >
      <TextField
        ref={input}
        name="nickname"
        dir="auto"
        autoComplete="off"
        value={typed}
        readOnly={busy}
        onChange={onType}
        label={
          <FormattedMessage
            id="userProfile.delete.nickname"
            defaultMessage="Type your nickname: {nickname}"
            description="Label of the field in which a reader types their nickname to confirm that the account is to be deleted"
            values={{ nickname: <bdi>{nickname}</bdi> }}
          />
        }
        error={
          differs ? (
            <FormattedMessage
              id="userProfile.delete.differs"
              defaultMessage="This is not your nickname"
              description="When what was typed to confirm the deletion of the account is not the nickname"
            />
          ) : undefined
        }
      />
      {failed && !busy && (
        <p role="alert" className={problem}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="userProfile.delete.failed"
            defaultMessage="The account was not deleted. Try again."
            description="When the account could not be deleted for an unknown reason"
          />
        </p>
      )}
      <div className={buttons}>
        <Button disabled={busy} onClick={onClose}>
          <Keep />
        </Button>
        <Button
          type="submit"
          tone="danger"
          busy={busy}
          busyLabel={
            <FormattedMessage
              id="userProfile.delete.busy"
              defaultMessage="Deleting"
              description="On the button while the account is being deleted"
            />
          }
        >
          <FormattedMessage
            id="userProfile.delete.now"
            defaultMessage="Delete for good"
            description="Button that deletes the account, which cannot be undone"
          />
        </Button>
      </div>
    </form>
  );
}

/** In place of a proof, for accounts that are entered through a provider alone. */
export function SignInAgain({
  onContinue,
  onCancel,
}: {
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <div className={stepStyle}>
      <p className={detail}>
        <FormattedMessage
          id="userProfile.delete.signInAgain"
          defaultMessage="Your sign-in has to be less than five minutes old. If it is older, log out, sign in again and come back here."
          description="In the dialog in which the account is deleted: for accounts that cannot confirm otherwise that it is their owner"
        />
      </p>
      <div className={buttons}>
        <Button onClick={onCancel}>
          <Keep />
        </Button>
        <Button tone="danger" onClick={onContinue}>
          <FormattedMessage
            id="userProfile.delete.continue"
            defaultMessage="Continue"
            description="Button that leads from what the deletion of the account means to confirming it"
          />
        </Button>
      </div>
    </div>
  );
}

function Keep() {
  return (
    <FormattedMessage
      id="userProfile.delete.keep"
      defaultMessage="Keep my account"
      description="Button that closes the dialog in which the account is deleted, without deleting it"
    />
  );
}
