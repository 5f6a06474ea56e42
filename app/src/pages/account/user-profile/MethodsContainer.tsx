import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useGetSignInMethods } from '@fabula/sdk/react';
import { Part, RowsFailed, RowsSkeleton, SignInMethods } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { PasswordDesk } from './PasswordDesk';

export function MethodsContainer() {
  const { data, error, isFetching, refetch } = useGetSignInMethods(undefined, useApp().queries.account);
  const [act, setAct] = useState<'change' | 'remove'>();
  const isOpen = act !== undefined;
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) changeButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
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
          onChangePassword={() => setAct('change')}
          onRemovePassword={() => setAct('remove')}
          changeRef={changeButton}
          passwordForm={
            act === undefined ? undefined : <PasswordDesk account={data} act={act} onClose={() => setAct(undefined)} />
          }
        />
      )}
    </Part>
  );
}
