import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { setNotificationSettings, type NotificationSettings, type NotificationSettingsForm } from '@fabula/sdk';
import {
  getCountUnreadNotificationsQueryKey,
  getGetNotificationSettingsQueryKey,
  useGetNotificationSettings,
} from '@fabula/sdk/react';
import { Part, Reach, RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../context/use-app';

/** What reaches the account. A change shows at once, and is taken back where it did not arrive. */
export function ReachContainer() {
  const { queries } = useApp();
  const { data, error, isFetching, refetch } = useGetNotificationSettings(undefined, queries.account);
  const { failed, change } = useChange();
  return (
    <Part
      kind="panel"
      busy={data === undefined && error === null}
      title={
        <FormattedMessage
          id="userProfile.page.reach"
          defaultMessage="What reaches you"
          description="Heading on the profile page: which notifications reach the reader, and how"
        />
      }
    >
      {data === undefined && error === null && <RowsSkeleton count={2} />}
      {data === undefined && error !== null && <RowsFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {data !== undefined && (
        <Reach
          settings={data}
          failed={failed}
          timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          onChange={(form) => void change(form)}
        />
      )}
    </Part>
  );
}

/** Changes arrive in their order: each waits for the one before. */
function useChange() {
  const { account } = useApp().queries;
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const key = getGetNotificationSettingsQueryKey();

  const send = async (form: NotificationSettingsForm) => {
    try {
      return await setNotificationSettings(form);
    } catch (cause) {
      console.warn('A choice about notifications was not saved', cause);
      return undefined;
    }
  };
  const [waiting] = useState<{ last: Promise<unknown> }>(() => ({ last: Promise.resolve() }));

  const change = async (form: NotificationSettingsForm) => {
    setFailed(false);
    await account.cancelQueries({ queryKey: key });
    account.setQueryData<NotificationSettings>(key, (before) => before && { ...form, offered: before.offered });
    const sent = waiting.last.then(() => send(form));
    waiting.last = sent;
    const saved = await sent;
    if (saved === undefined) setFailed(true);
    if (waiting.last !== sent) return;
    await account.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: getCountUnreadNotificationsQueryKey() });
  };
  return { failed, change };
}
