import { FormattedMessage } from 'react-intl';

import { useListSecurityEvents } from '@fabula/sdk/react';
import { Part, RowsFailed, RowsSkeleton, SecurityEvents } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';

export function SecurityEventsContainer({ now }: { readonly now: number }) {
  const { data, error, isFetching, refetch } = useListSecurityEvents(undefined, useApp().queries.account);
  return (
    <Part
      kind="panel"
      busy={data === undefined && error === null}
      title={
        <FormattedMessage
          id="userProfile.page.events"
          defaultMessage="Recent security activity"
          description="Heading on the profile page: new sign-ins, changes of the password and new ways to sign in"
        />
      }
    >
      {data === undefined && error === null && <RowsSkeleton count={2} />}
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {data !== undefined && <SecurityEvents events={data.items} now={now} />}
    </Part>
  );
}
