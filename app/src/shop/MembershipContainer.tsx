import { useState } from 'react';

import {
  cancelMembership,
  openCustomerPortal,
  resumeMembership,
  setMembershipPeriod,
  type Membership,
  type MembershipOffer,
} from '@fabula/sdk';
import { getGetMembershipQueryKey } from '@fabula/sdk/react';
import { MembershipStatus } from '@fabula/ui/shop';

import { useApp } from '../context/use-app';

interface MembershipContainerProps {
  readonly membership: Membership;
  readonly offers: readonly MembershipOffer[];
}

export function MembershipContainer({ membership, offers }: MembershipContainerProps) {
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
  const openPortal = async () => {
    setFailed(false);
    setChanging(true);
    try {
      const { portalUrl } = await openCustomerPortal();
      window.location.assign(portalUrl);
    } catch (cause) {
      console.warn('The pages of the payment provider could not be opened', cause);
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
      yearly={offers.find(({ period }) => period === 'year')}
      onPeriod={(period) => void change(() => setMembershipPeriod({ period }))}
      onPortal={() => void openPortal()}
      changing={isChanging}
      failed={failed}
    />
  );
}
