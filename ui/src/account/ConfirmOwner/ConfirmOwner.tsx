import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { CodeField } from '../../primitives/CodeField/CodeField';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { ConfirmationFailure, ConfirmationProblem, ConfirmationWallet, ConfirmationWay } from '../model';
import { CurrentPassword } from '../PasswordForm/CurrentPassword';
import { FormEnd } from '../PasswordForm/FormEnd';
import { form } from '../PasswordForm/PasswordForm.css';
import { ConfirmingLabel } from './ConfirmingLabel';
import { confirmationFailureMessages, confirmationProblemMessages } from './confirm-messages';
import { sentence, waysList } from './ConfirmOwner.css';
import { WalletChoices } from './WalletChoices';

interface ConfirmOwnerProps {
  /** How the owner can confirm, in the order of preference. */
  readonly ways: readonly ConfirmationWay[];
  readonly way: ConfirmationWay;
  readonly onWay: (way: ConfirmationWay) => void;
  /** The masked address to which a code goes; `undefined` for the password. */
  readonly address?: string | undefined;
  readonly sent: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A new value takes the focus to the field. */
  readonly problem?: ConfirmationProblem | undefined;
  readonly failure?: ConfirmationFailure | undefined;
  readonly busy: boolean;
  readonly wallets?: readonly ConfirmationWallet[];
  readonly onWallet: (walletId: string) => void;
  readonly onSend: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks the owner of an account to confirm that it is them: with the password, a code to an address of theirs, or their wallet. */
export function ConfirmOwner(props: ConfirmOwnerProps) {
  return <WayForm key={props.way} {...props} />;
}

function WayForm(props: ConfirmOwnerProps) {
  const { ways, way, problem, busy, sent } = props;
  const place = useRef<HTMLFormElement>(null);
  const isWallet = way === 'wallet';
  const isField = way === 'password' || (sent && !isWallet);
  // What is asked for takes the focus over from the button that led here, and that is gone.
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(isField ? 'input' : 'button');
    first?.focus();
  }, [isField]);
  useEffect(() => {
    if (problem !== undefined) place.current?.querySelector('input')?.focus();
  }, [problem]);
  return (
    <form
      ref={place}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (isField) props.onConfirm();
        else if (!isWallet) props.onSend();
      }}
    >
      <p className={sentence}>
        <FormattedMessage
          id="userProfile.confirm.sentence"
          defaultMessage="First, confirm that it is you."
          description="Above the ways in which an owner confirms that it is them before the password changes"
        />
      </p>
      {isField && <ProofField {...props} />}
      {isWallet && <WalletChoices wallets={props.wallets ?? []} busy={busy} onChoose={props.onWallet} />}
      <FormEnd
        failure={props.failure === undefined ? undefined : confirmationFailureMessages[props.failure]}
        busy={busy}
        onCancel={props.onCancel}
      >
        {!isWallet && (
          <Button type="submit" tone="primary" busy={busy} busyLabel={<ConfirmingLabel />}>
            {isField ? (
              <FormattedMessage
                id="userProfile.confirm.go"
                defaultMessage="Continue"
                description="Button that hands in the password or the code with which an owner confirms that it is them"
              />
            ) : (
              <SendLabel address={props.address ?? ''} />
            )}
          </Button>
        )}
      </FormEnd>
      {ways.length > 1 && (
        <div className={waysList}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <TextButton key={other} disabled={busy} onClick={() => props.onWay(other)}>
                {otherWays[other]}
              </TextButton>
            ))}
        </div>
      )}
    </form>
  );
}

function ProofField({ way, value, onChange, problem, busy, address, onSend }: ConfirmOwnerProps) {
  const error = problem === undefined ? undefined : confirmationProblemMessages[problem];
  if (way === 'password') {
    return <CurrentPassword name="password" value={value} onChange={onChange} error={error} readOnly={busy} />;
  }
  return (
    <CodeField
      label={
        <FormattedMessage
          id="userProfile.confirm.code"
          defaultMessage="Code from {address}"
          description="Label of the field for the code with which an owner confirms that it is them; address is a masked email or phone number it was sent to"
          values={{ address: <bdi dir="ltr">{address}</bdi> }}
        />
      }
      name="code"
      value={value}
      readOnly={busy}
      error={error}
      hint={
        <TextButton disabled={busy} onClick={onSend}>
          <FormattedMessage
            id="userProfile.confirm.again"
            defaultMessage="Send again"
            description="Beside the field for the code with which an owner confirms that it is them: sends another one"
          />
        </TextButton>
      }
      note={undefined}
      onChange={onChange}
    />
  );
}

function SendLabel({ address }: { readonly address: string }) {
  // One element: the parts of a button stand apart from each other.
  return (
    <span>
      <FormattedMessage
        id="userProfile.confirm.send"
        defaultMessage="Send a code to {address}"
        description="Button that sends the code with which an owner confirms that it is them; address is a masked email or phone number"
        values={{ address: <bdi dir="ltr">{address}</bdi> }}
      />
    </span>
  );
}

const otherWays = {
  password: (
    <FormattedMessage
      id="userProfile.confirm.byPassword"
      defaultMessage="Use your password"
      description="Leads to confirming with the current password"
    />
  ),
  email: (
    <FormattedMessage
      id="userProfile.confirm.byEmail"
      defaultMessage="Use a code by email"
      description="Leads to confirming with a code that is sent by email"
    />
  ),
  phone: (
    <FormattedMessage
      id="userProfile.confirm.byPhone"
      defaultMessage="Use a code by text message"
      description="Leads to confirming with a code that is sent to the phone"
    />
  ),
  wallet: (
    <FormattedMessage
      id="userProfile.confirm.byWallet"
      defaultMessage="Use your wallet"
      description="Leads to confirming with a signature of the wallet that signs in to the account"
    />
  ),
} as const;
