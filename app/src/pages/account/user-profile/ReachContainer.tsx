import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { setNotificationSettings, type NotificationSettings, type NotificationSettingsForm } from '@fabula/sdk';
import {
  getCountUnreadNotificationsQueryKey,
  getGetNotificationSettingsQueryKey,
  useGetNotificationSettings,
} from '@fabula/sdk/react';
import { Part, PushDevices, Reach, RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../context/use-app';
import { usePush } from './use-push';

/** What reaches the account. A change shows at once, and is taken back where it did not arrive. */
export function ReachContainer({ now }: { readonly now: number }) {
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
          timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
          devices={data.pushKey !== null && <PushContainer pushKey={data.pushKey} now={now} />}
          onChange={(form) => void change(form)}
        />
      )}
    </Part>
  );
}

function PushContainer({ pushKey, now }: { readonly pushKey: string; readonly now: number }) {
  const push = usePush(pushKey);
  return push === undefined ? <RowsSkeleton count={1} /> : <PushDevices {...push} now={now} />;
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
  const waiting = useRef<Promise<unknown>>(Promise.resolve());

  const change = async (form: NotificationSettingsForm) => {
    setFailed(false);
    await account.cancelQueries({ queryKey: key });
    account.setQueryData<NotificationSettings>(
      key,
      (before) => before && { ...before, quietHours: undefined, weeklyMail: false, ...form },
    );
    const sent = waiting.current.then(() => send(form));
    waiting.current = sent;
    const saved = await sent;
    if (saved === undefined) setFailed(true);
    if (waiting.current !== sent) return;
    await account.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: getCountUnreadNotificationsQueryKey() });
  };
  return { failed, change };
}
