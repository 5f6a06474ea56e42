import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextField } from '../../primitives/TextField/TextField';
import { mostInvitationLetters, mostInvitationUses, type InvitationDraft } from '../model';
import { form, heading, note as noteStyle, panel } from '../operator.css';
import { SubmitButton } from '../FormButtons';

interface InvitationFormProps {
  /** Milliseconds since the epoch, at the time of the call. */
  readonly now: () => number;
  /** Resolves to whether it is made; if not, the form stays as it is. */
  readonly onMake: (draft: InvitationDraft) => Promise<boolean>;
}

/** The number that an operator typed; undefined unless it is whole and possible. */
const readUses = (typed: string): number | undefined => {
  const uses = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return uses >= 1 && uses <= mostInvitationUses ? uses : undefined;
};

/** Milliseconds of the longest life of an invitation. */
const longest = 366 * 86_400_000;

/** Makes an account invitation: for whom, for how many accounts, until when. */
export function InvitationForm({ now, onMake }: InvitationFormProps) {
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('1');
  const [until, setUntil] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isSending, setSending] = useState(false);
  const uses = readUses(typed);
  const isFilled = note.trim() !== '' && uses !== undefined && until !== '';
  const send = async () => {
    const end = Date.parse(until);
    const isPossible = end > now() && end <= now() + longest;
    setWrong(!isPossible);
    if (!isPossible || uses === undefined) return;
    setSending(true);
    try {
      if (await onMake({ note: note.trim(), uses, until: new Date(end).toISOString() })) setNote('');
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={panel}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.invitation.new"
          defaultMessage="New invitation"
          description="Heading over the form of an account invitation"
        />
      </h2>
      <p className={noteStyle}>
        <FormattedMessage
          id="operator.invitation.about"
          defaultMessage="Everyone with the link can create an account, until it is used up, expires or is withdrawn."
          description="Above the form of an account invitation"
        />
      </p>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isFilled) void send();
        }}
      >
        <TextField
          dir="auto"
          maxLength={mostInvitationLetters}
          value={note}
          onChange={setNote}
          label={
            <FormattedMessage
              id="operator.invitation.note"
              defaultMessage="For whom"
              description="Label of the box in which an operator says for whom an account invitation is"
            />
          }
          note={
            <FormattedMessage
              id="operator.invitation.note.about"
              defaultMessage="Only operators see it. It stays in the audit log."
              description="Below the box in which an operator says for whom an account invitation is"
            />
          }
        />
        <TextField
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={setTyped}
          label={
            <FormattedMessage
              id="operator.invitation.uses"
              defaultMessage="Accounts"
              description="Label of the box for how many accounts can be created with an invitation"
            />
          }
          error={
            typed !== '' && uses === undefined ? (
              <FormattedMessage
                id="operator.invitation.uses.wrong"
                defaultMessage="Enter a whole number from 1 to {most, number}."
                description="Below the box for how many accounts can be created with an invitation, when it holds no such number"
                values={{ most: mostInvitationUses }}
              />
            ) : undefined
          }
        />
        <TextField
          type="datetime-local"
          value={until}
          onChange={setUntil}
          label={
            <FormattedMessage
              id="operator.invitation.until"
              defaultMessage="Works until"
              description="Label of the time at which an account invitation expires"
            />
          }
          error={
            isWrong ? (
              <FormattedMessage
                id="operator.invitation.until.wrong"
                defaultMessage="The end must be in the next year."
                description="Below the time at which an account invitation expires, when it cannot be so"
              />
            ) : undefined
          }
        />
        <SubmitButton disabled={!isFilled} busy={isSending}>
          <FormattedMessage
            id="operator.invitation.make"
            defaultMessage="Make the link"
            description="Button that makes an account invitation"
          />
        </SubmitButton>
      </form>
    </section>
  );
}
