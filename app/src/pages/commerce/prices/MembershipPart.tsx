import { useState } from 'react';

import { cancelMembership, resumeMembership, type Membership } from '@fabula/sdk';
import { getGetMembershipQueryKey } from '@fabula/sdk/react';
import { MembershipStatus } from '@fabula/ui/shop';

import { useApp } from '../../../use-app';

/** The membership of the reader, with the means to end it and to keep it after all. */
export function MembershipPart({ membership }: { readonly membership: Membership }) {
  const { account } = useApp().queries;
  const [isChanging, setChanging] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = async (act: () => Promise<Membership>) => {
    setFailed(false);
    setChanging(true);
    try {
      account.setQueryData(getGetMembershipQueryKey(), await act());
    } catch (cause) {
      console.warn('The membership could not be changed', cause);
      setFailed(true);
    } finally {
      setChanging(false);
    }
  };
  return (
    <MembershipStatus
      membership={membership}
      onCancel={() => void change(() => cancelMembership())}
      onResume={() => void change(() => resumeMembership())}
      changing={isChanging}
      failed={failed}
    />
  );
}
