import { FormattedMessage } from 'react-intl';

import { useGetBonusCalendar } from '@fabula/sdk/react';
import { Button } from '@fabula/ui';
import { Part, RowsFailed } from '@fabula/ui/account';
import { StreakCalendar, StreakSkeleton } from '@fabula/ui/shop';

import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { useClaimReward } from '../../../shop/use-claim-reward';
import { useApp, useVisitor } from '../../../context/use-app';

export function RewardContainer() {
  const signIn = useOpenSignIn();
  const { isKnown } = useVisitor();
  const { claim, isClaiming } = useClaimReward();
  const { data, error, isFetching, refetch } = useGetBonusCalendar(
    undefined,
    { query: { enabled: isKnown, staleTime: 0 } },
    useApp().queries.account,
  );
  return (
    <Part
      kind="open"
      busy={data === undefined && error === null}
      title={
        <FormattedMessage
          id="bonus.page.reward"
          defaultMessage="Daily reward"
          description="Heading on the page of points, above the calendar of the daily reward"
        />
      }
    >
      {data === undefined && error === null && <StreakSkeleton />}
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {data !== undefined && (
        <StreakCalendar
          bonus={data}
          onClaim={() => void claim()}
          claiming={isClaiming}
          signIn={
            <Button tone="primary" size="large" fullWidth onClick={() => signIn()}>
              <FormattedMessage
                id="bonus.page.signIn"
                defaultMessage="Sign in to start your streak"
                description="Button in place of the claim of the daily reward, for a guest"
              />
            </Button>
          }
        />
      )}
    </Part>
  );
}
