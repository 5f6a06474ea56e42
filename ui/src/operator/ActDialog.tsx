import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Dialog } from '../primitives/Dialog/Dialog';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { TextField } from '../primitives/TextField/TextField';
import { actSentences, actTitles } from './act-words';
import {
  mostPoints,
  mostReasonLetters,
  readPoints,
  suspensionLengths,
  type ActForm,
  type PersonAct,
  type SuspensionLength,
} from './model';
import { ReasonField } from './ReasonField';
import { field, form, label } from './operator.css';
import { FormButtons } from './FormButtons';

interface ActDialogProps {
  /** Undefined while closed. */
  readonly act: PersonAct | undefined;
  readonly onClose: () => void;
  /** Resolves to whether the act has arrived; if not, the dialog stays as it is. */
  readonly onSend: (act: PersonAct, filled: ActForm) => Promise<boolean>;
}

/** Asks for what an act on an account needs: a reason always, and its length or its points. */
export function ActDialog({ act, onClose, onSend }: ActDialogProps) {
  return (
    <Dialog
      open={act !== undefined}
      onClose={onClose}
      title={act === undefined ? '' : actTitles[act]}
      description={act === undefined ? undefined : actSentences[act]}
    >
      {act !== undefined && <ActFields key={act} act={act} onClose={onClose} onSend={onSend} />}
    </Dialog>
  );
}

interface ActFieldsProps extends Omit<ActDialogProps, 'act'> {
  readonly act: PersonAct;
}

function ActFields({ act, onClose, onSend }: ActFieldsProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [length, setLength] = useState<SuspensionLength>('7');
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const movesPoints = act === 'give' || act === 'take';
  const points = readPoints(typed);
  const isFilled = reason.trim() !== '' && (!movesPoints || points !== undefined);
  const send = async () => {
    setSending(true);
    try {
      if (await onSend(act, { reason: reason.trim(), days: Number(length), points: points ?? 0 })) onClose();
    } finally {
      setSending(false);
    }
  };
  const lengthLabel = intl.formatMessage({
    id: 'operator.act.length',
    defaultMessage: 'For how long',
    description: 'Label of the choice of how long an account is suspended',
  });
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled) void send();
      }}
    >
      {act === 'suspend' && (
        <div className={field}>
          <span className={label}>{lengthLabel}</span>
          <SegmentedControl
            label={lengthLabel}
            value={length}
            onChange={setLength}
            options={suspensionLengths.map((days) => ({
              value: days,
              label: (
                <FormattedMessage
                  id="operator.act.days"
                  defaultMessage="{days, plural, one {# day} other {# days}}"
                  description="How long an account is suspended"
                  values={{ days: Number(days) }}
                />
              ),
            }))}
          />
        </div>
      )}
      {movesPoints && (
        <TextField
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          onChange={setTyped}
          label={
            <FormattedMessage
              id="operator.act.points"
              defaultMessage="Points"
              description="Label of the box for how many points are given or taken back"
            />
          }
          error={
            typed !== '' && points === undefined ? (
              <FormattedMessage
                id="operator.act.points.wrong"
                defaultMessage="Enter a whole number from 1 to {most, number}."
                description="Below the box for points when what was typed is no such number"
                values={{ most: mostPoints }}
              />
            ) : undefined
          }
        />
      )}
      <ReasonField value={reason} onChange={setReason} maxLength={mostReasonLetters} />
      <FormButtons
        onCancel={onClose}
        disabled={!isFilled}
        busy={isSending}
        tone={act === 'suspend' ? 'danger' : 'primary'}
      >
        {actTitles[act]}
      </FormButtons>
    </form>
  );
}
