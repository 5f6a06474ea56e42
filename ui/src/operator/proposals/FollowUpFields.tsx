import type { FollowUpForm, FollowUpState } from '@fabula/sdk/types';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { followUpNames, followUpStates } from '../../community/follow-up-words';
import { radio } from '../../primitives/Choice/choice.css';
import { TextArea } from '../../primitives/TextField/TextArea';
import { mostReasonLetters } from '../model';
import { choice, choices, form, label, said } from '../operator.css';
import { FormButtons } from '../FormButtons';

interface FollowUpFieldsProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Resolves to whether it is recorded. */
  readonly onSend: (form: FollowUpForm) => Promise<boolean>;
}

/** Asks whether a decision is carried out, and why. */
export function FollowUpFields({ title, onClose, onSend }: FollowUpFieldsProps) {
  const name = useId();
  const [state, setState] = useState<FollowUpState>();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const isFilled = state !== undefined && reason.trim() !== '';
  const send = async () => {
    if (state === undefined || reason.trim() === '') return;
    setSending(true);
    try {
      if (await onSend({ state, reason: reason.trim() })) onClose();
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={said} dir="auto">
        {title}
      </p>
      <fieldset className={choices}>
        <legend className={label}>
          <FormattedMessage
            id="operator.followUp.state"
            defaultMessage="What becomes of it"
            description="Above the choice of whether a decision of the community is carried out"
          />
        </legend>
        {followUpStates.map((one) => (
          <label key={one} className={choice}>
            <input type="radio" name={name} className={radio} checked={state === one} onChange={() => setState(one)} />
            {followUpNames[one]}
          </label>
        ))}
      </fieldset>
      <TextArea
        dir="auto"
        rows={3}
        required
        maxLength={mostReasonLetters}
        value={reason}
        onChange={setReason}
        label={
          <FormattedMessage
            id="operator.followUp.reason"
            defaultMessage="Why, or where it can be seen"
            description="Label of the box in which an operator explains what becomes of a decision"
          />
        }
      />
      <FormButtons onCancel={onClose} disabled={!isFilled} busy={isSending}>
        <FormattedMessage
          id="operator.followUp.send"
          defaultMessage="Publish"
          description="Button: records for everyone what becomes of a decision"
        />
      </FormButtons>
    </form>
  );
}
