import { KeyRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { SignInMethodValue } from '../model';
import { buttons } from './SignInMethods.css';
import { detail, list, name, row, sign, words } from '../Rows/Rows.css';
import { methodNames } from './method-labels';
import { MethodSign } from './MethodSign';

interface SignInMethodsProps {
  readonly methods: readonly SignInMethodValue[];
  readonly hasPassword: boolean;
  /** Whether there is an email or a phone that a password can stand beside. */
  readonly mayHavePassword: boolean;
  readonly onChangePassword: () => void;
  readonly onRemovePassword: () => void;
  /** The button that opens the password form, for callers who give it the focus back. */
  readonly changeRef?: Ref<HTMLButtonElement>;
  readonly passwordForm?: ReactNode;
}

/** How the account can be entered: each way with its masked address, and the password. */
export function SignInMethods(props: SignInMethodsProps) {
  const { methods, hasPassword, mayHavePassword, passwordForm } = props;
  return (
    <>
      <ul className={list}>
        {methods.map(({ kind, label }) => (
          <li key={`${kind} ${label}`} className={row}>
            <span className={sign}>
              <MethodSign kind={kind} />
            </span>
            <span className={words}>
              <span className={name}>{methodNames[kind]}</span>
              {label !== '' && (
                <span className={detail}>
                  <bdi dir="ltr">{label}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
        {mayHavePassword && (
          <li className={row}>
            <span className={sign}>
              <DrawnIcon drawing={KeyRound} />
            </span>
            <span className={words}>
              <span className={name}>
                <FormattedMessage
                  id="userProfile.password.name"
                  defaultMessage="Password"
                  description="In the list of ways to sign in: the password beside an email or a phone"
                />
              </span>
              <span className={detail}>
                <PasswordState hasPassword={hasPassword} />
              </span>
            </span>
            {passwordForm === undefined && (
              <span className={buttons}>
                <Button ref={props.changeRef} size="small" onClick={props.onChangePassword}>
                  <ChangeLabel hasPassword={hasPassword} />
                </Button>
                {hasPassword && (
                  <Button size="small" tone="quiet" onClick={props.onRemovePassword}>
                    <FormattedMessage
                      id="userProfile.password.remove"
                      defaultMessage="Remove"
                      description="Button beside “Change password” that begins to remove the password"
                    />
                  </Button>
                )}
              </span>
            )}
          </li>
        )}
      </ul>
      {passwordForm}
    </>
  );
}

function PasswordState({ hasPassword }: { readonly hasPassword: boolean }) {
  return hasPassword ? (
    <FormattedMessage
      id="userProfile.password.set"
      defaultMessage="Set"
      description="Beside “Password” in the list of ways to sign in: there is one"
    />
  ) : (
    <FormattedMessage
      id="userProfile.password.unset"
      defaultMessage="Not set: you sign in with a code"
      description="Beside “Password” in the list of ways to sign in: there is none"
    />
  );
}

function ChangeLabel({ hasPassword }: { readonly hasPassword: boolean }) {
  return hasPassword ? (
    <FormattedMessage
      id="userProfile.password.change"
      defaultMessage="Change password"
      description="Button that opens the form for another password"
    />
  ) : (
    <FormattedMessage
      id="userProfile.password.create"
      defaultMessage="Set a password"
      description="Button that opens the form for a first password"
    />
  );
}
