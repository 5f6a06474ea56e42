import { useGetBasicInfo } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { AccountPage, ProfileHeadSkeleton } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { DataContainer } from './DataContainer';
import { GenerationsContainer } from './GenerationsContainer';
import { InteractionsContainer } from './InteractionsContainer';
import { MethodsContainer } from './MethodsContainer';
import { ProfileHeadContainer } from './ProfileHeadContainer';
import { ReachContainer } from './ReachContainer';
import { SecurityEventsContainer } from './SecurityEventsContainer';
import { SessionsContainer } from './SessionsContainer';
import { useNow } from './use-now';

export function RegisteredProfile() {
  const now = useNow();
  const { data: info, error, isFetching, refetch } = useGetBasicInfo(undefined, useApp().queries.account);
  if (info === undefined && error !== null) {
    return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <AccountPage
      head={info === undefined ? <ProfileHeadSkeleton /> : <ProfileHeadContainer info={info} />}
      main={
        <>
          <InteractionsContainer now={now} />
          <GenerationsContainer now={now} />
        </>
      }
      aside={
        <>
          <MethodsContainer />
          <ReachContainer now={now} />
          <SessionsContainer now={now} />
          <SecurityEventsContainer now={now} />
          {info !== undefined && <DataContainer nickname={info.user_name ?? ''} points={info.points ?? 0} />}
        </>
      }
    />
  );
}
