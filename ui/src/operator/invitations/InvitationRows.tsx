import type { AccountInvitation, AccountInvitationState } from '@fabula/sdk/types';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { mostReasonLetters } from '../model';
import { acts, empty, facts, form, heading, note, row, rows, said, tag } from '../operator.css';
import { FormButtons } from '../FormButtons';
import { Moment } from '../operator-words';
import { ReasonField } from '../ReasonField';

const states = {
  open: (
    <FormattedMessage
      id="operator.invitation.open"
      defaultMessage="Works"
      description="An account invitation with which accounts can be created"
    />
  ),
  'used-up': (
    <FormattedMessage
      id="operator.invitation.usedUp"
      defaultMessage="Used up"
      description="An account invitation with which all its accounts were created"
    />
  ),
  expired: (
    <FormattedMessage
      id="operator.invitation.expired"
      defaultMessage="Expired"
      description="An account invitation whose time is over"
    />
  ),
  withdrawn: (
    <FormattedMessage
      id="operator.invitation.withdrawn"
      defaultMessage="Withdrawn"
      description="An account invitation that an operator has withdrawn"
    />
  ),
} as const satisfies Record<AccountInvitationState, ReactNode>;

const tones = { open: 'good', 'used-up': undefined, expired: undefined, withdrawn: 'open' } as const;

const withdrawal = (
  <FormattedMessage
    id="operator.invitation.withdraw"
    defaultMessage="Withdraw"
    description="Button: no account can be created with an invitation any more"
  />
);

interface InvitationRowsProps {
  readonly invitations: readonly AccountInvitation[];
  /** Resolves to whether it is withdrawn; if not, the dialog stays as it is. */
  readonly onWithdraw: (invitationId: string, reason: string) => Promise<boolean>;
}

/** Account invitations, the newest first; those that work can be withdrawn. */
export function InvitationRows({ invitations, onWithdraw }: InvitationRowsProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <ul className={rows}>
        {invitations.map(({ invitationId, note: about, state, until, used, uses }) => (
          <li key={invitationId} className={row}>
            <span className={facts}>
              <span className={tag} data-tone={tones[state]}>
                {states[state]}
              </span>
              <span>
                <FormattedMessage
                  id="operator.invitation.used"
                  defaultMessage="{used, number} of {uses, plural, one {# account} other {# accounts}} created"
                  description="How many accounts were created with an invitation, of how many that can be"
                  values={{ used, uses }}
                />
              </span>
              <span>
                <FormattedMessage
                  id="operator.invitation.end"
                  defaultMessage="Until {date}"
                  description="When an account invitation expires; {date} is a date and a time"
                  values={{ date: <Moment at={until} /> }}
                />
              </span>
            </span>
            <span className={said} dir="auto">
              {about}
            </span>
            {state === 'open' && (
              <span className={acts}>
                <Button size="small" onClick={() => setChosen(invitationId)}>
                  {withdrawal}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={withdrawal}
        description={
          <FormattedMessage
            id="operator.invitation.withdraw.about"
            defaultMessage="The link stops working at once. Accounts that were created with it stay."
            description="In the dialog in which an operator withdraws an account invitation"
          />
        }
      >
        {chosen !== undefined && (
          <WithdrawFields onClose={() => setChosen(undefined)} onWithdraw={(reason) => onWithdraw(chosen, reason)} />
        )}
      </Dialog>
    </>
  );
}

interface WithdrawFieldsProps {
  readonly onClose: () => void;
  readonly onWithdraw: (reason: string) => Promise<boolean>;
}

function WithdrawFields({ onClose, onWithdraw }: WithdrawFieldsProps) {
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      if (await onWithdraw(reason.trim())) onClose();
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') void send();
      }}
    >
      <ReasonField value={reason} onChange={setReason} maxLength={mostReasonLetters} />
      <FormButtons onCancel={onClose} disabled={reason.trim() === ''} busy={isSending}>
        {withdrawal}
      </FormButtons>
    </form>
  );
}

/** None was made yet. */
export function NoInvitations() {
  return (
    <div className={empty}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.invitation.none"
          defaultMessage="No invitations yet"
          description="Heading in an empty list of account invitations"
        />
      </h2>
      <p className={note}>
        <FormattedMessage
          id="operator.invitation.none.about"
          defaultMessage="The links that you make will appear here, without their codes."
          description="In an empty list of account invitations"
        />
      </p>
    </div>
  );
}
