import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { useListSessions } from '@fabula/sdk/react';
import { Part, RowsFailed, RowsSkeleton, SessionList } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { useSessionEndings } from './use-session-endings';

export function SessionsContainer({ now }: { readonly now: number }) {
  const { data, error, isFetching, refetch } = useListSessions(undefined, useApp().queries.account);
  const endings = useSessionEndings();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Part
      kind="panel"
      headingRef={heading}
      busy={data === undefined && error === null}
      title={
        <FormattedMessage
          id="userProfile.page.sessions"
          defaultMessage="Signed-in devices"
          description="Heading on the profile page: the devices on which the account is open"
        />
      }
    >
      {data === undefined && error === null && <RowsSkeleton count={2} />}
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {data !== undefined && <SessionList sessions={data.items} now={now} headingRef={heading} {...endings} />}
    </Part>
  );
}
