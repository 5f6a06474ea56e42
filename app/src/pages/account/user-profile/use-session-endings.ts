import { useState } from 'react';

import { ApiError, endOtherSessions, endSession, type OpenSessionList } from '@fabula/sdk';
import { getListSessionsQueryKey, invalidateListSessions } from '@fabula/sdk/react';
import { allOthers, deviceSignedOut, othersSignedOut } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';

const isGone = (cause: unknown): boolean => cause instanceof ApiError && cause.reason === 'NOT_FOUND';

export function useSessionEndings() {
  const { queries, toasts } = useApp();
  const [ending, setEnding] = useState<string>();
  const [failed, setFailed] = useState<string>();

  const keepOnly = (stays: (session: OpenSessionList['items'][number]) => boolean) =>
    queries.account.setQueryData<OpenSessionList>(
      getListSessionsQueryKey(),
      (list) => list && { ...list, items: list.items.filter(stays) },
    );

  const end = async (id: string, work: () => Promise<unknown>, done: () => void) => {
    setFailed(undefined);
    setEnding(id);
    try {
      await work();
      done();
      await invalidateListSessions(queries.account);
    } catch (cause) {
      console.warn('A session could not be ended', cause);
      setFailed(id);
    } finally {
      setEnding(undefined);
    }
  };

  const endOne = (sessionId: string) =>
    end(
      sessionId,
      () =>
        endSession(sessionId).catch((cause: unknown) => {
          if (!isGone(cause)) throw cause;
        }),
      () => {
        keepOnly((session) => session.sessionId !== sessionId);
        toasts.show(deviceSignedOut());
      },
    );

  const endOthers = () =>
    end(
      allOthers,
      () => endOtherSessions(),
      () => {
        keepOnly(({ current }) => current);
        toasts.show(othersSignedOut());
      },
    );

  return {
    ending,
    failed,
    onEnd: (sessionId: string) => void endOne(sessionId),
    onEndOthers: () => void endOthers(),
  };
}
