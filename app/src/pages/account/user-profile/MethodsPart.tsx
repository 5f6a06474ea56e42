import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useGetSignInMethods } from '@fabula/sdk/react';
import { Part, PasswordForm, RowsFailed, RowsSkeleton, SignInMethods } from '@fabula/ui/account';

import { useApp } from '../../../use-app';
import { usePasswordChange } from './use-password-change';

interface OpenPasswordFormProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

function OpenPasswordForm({ hasPassword, onClose }: OpenPasswordFormProps) {
  return <PasswordForm {...usePasswordChange(hasPassword, onClose)} hasPassword={hasPassword} onCancel={onClose} />;
}

/** How the account can be entered. */
export function MethodsPart() {
  const { data, error, isFetching, refetch } = useGetSignInMethods(undefined, useApp().queries.account);
  const [isOpen, setOpen] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) changeButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <Part
      kind="panel"
      busy={data === undefined && error === null}
      title={
        <FormattedMessage
          id="userProfile.page.methods"
          defaultMessage="Ways to sign in"
          description="Heading on the profile page: email, phone, other accounts and wallets that the reader signs in with"
        />
      }
    >
      {data === undefined && error === null && <RowsSkeleton count={2} />}
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {data !== undefined && (
        <SignInMethods
          {...data}
          onChangePassword={() => setOpen(true)}
          changeRef={changeButton}
          passwordForm={isOpen ? <OpenPasswordForm hasPassword={data.hasPassword} onClose={close} /> : undefined}
        />
      )}
    </Part>
  );
}
