import { useGetBasicInfo } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { AccountPage, ProfileHeadSkeleton } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { GenerationsPart } from './GenerationsPart';
import { InteractionsPart } from './InteractionsPart';
import { MethodsPart } from './MethodsPart';
import { ProfileHeadPart } from './ProfileHeadPart';
import { SecurityEventsPart } from './SecurityEventsPart';
import { SessionsPart } from './SessionsPart';
import { useNow } from './use-now';

/** The reader's own page. Each part stands for itself: one that fails does not take the others with it. */
export function RegisteredProfile() {
  const now = useNow();
  const { data: info, error, isFetching, refetch } = useGetBasicInfo(undefined, useApp().queries.account);
  if (info === undefined && error !== null) {
    return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <AccountPage
      head={info === undefined ? <ProfileHeadSkeleton /> : <ProfileHeadPart info={info} />}
      main={
        <>
          <InteractionsPart now={now} />
          <GenerationsPart now={now} />
        </>
      }
      aside={
        <>
          <MethodsPart />
          <SessionsPart now={now} />
          <SecurityEventsPart now={now} />
        </>
      }
    />
  );
}
