import { useState } from 'react';

import { adjustPoints, ApiError, liftSuspension, signOutPerson, suspendPerson, type Person } from '@fabula/sdk';
import { getGetPersonQueryKey, useGetPerson } from '@fabula/sdk/react';
import { somethingFailed, type ToastMessage } from '@fabula/ui';
import {
  ActDialog,
  actImpossible,
  PersonView,
  RowsFailed,
  RowsSkeleton,
  tooFewPoints,
  type ActForm,
  type PersonAct,
} from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { isNotFound } from '../../data/query-clients';
import { useLocale } from '../../i18n/use-locale';
import { useIdempotentRequest, type SendIdempotently } from '../../live/use-idempotent-request';
import { NotFound } from '../../shell/NotFound';
import { ActsContainer } from './ActsContainer';
import { deskHrefs } from './desk-hrefs';

const dayMs = 86_400_000;

type Options = Parameters<SendIdempotently>[0];
type Send = (accountId: string, form: ActForm, options: Options) => Promise<Person>;

const sends: Readonly<Record<PersonAct, Send>> = {
  suspend: (accountId, { days, reason }, options) =>
    suspendPerson(accountId, { reason, until: new Date(Date.now() + days * dayMs).toISOString() }, options),
  lift: (accountId, { reason }, options) => liftSuspension(accountId, { reason }, options),
  'sign-out': (accountId, { reason }, options) => signOutPerson(accountId, { reason }, options),
  give: (accountId, { points, reason }, options) => adjustPoints(accountId, { points, reason }, options),
  take: (accountId, { points, reason }, options) => adjustPoints(accountId, { points: -points, reason }, options),
};

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.reason === 'CONFLICT';
const toastOfAct = (error: unknown): ToastMessage => (isConflict(error) ? actImpossible() : somethingFailed());
const toastOfTaking = (error: unknown): ToastMessage => (isConflict(error) ? tooFewPoints() : somethingFailed());

/** An account, and what operators do to it. */
export function PersonContainer({ accountId }: { readonly accountId: string }) {
  const locale = useLocale();
  const { queries, usesPoints } = useApp();
  const request = useIdempotentRequest(toastOfAct);
  const requestTaking = useIdempotentRequest(toastOfTaking);
  const [act, setAct] = useState<PersonAct>();
  const query = useGetPerson(accountId, { query: { staleTime: 0, refetchOnMount: 'always' } }, queries.account);
  if (isNotFound(query.error)) return <NotFound />;
  if (query.data === undefined) {
    return query.isError ? (
      <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <RowsSkeleton />
    );
  }
  const send = async (sent: PersonAct, form: ActForm): Promise<boolean> => {
    const ask = sent === 'take' ? requestTaking : request;
    const isDone = await ask(`${sent} ${JSON.stringify(form)}`, async (options) => {
      const person = await sends[sent](accountId, form, options);
      queries.account.setQueryData(getGetPersonQueryKey(accountId), person);
    });
    if (!isDone) await query.refetch();
    return isDone;
  };
  const { balance, state, openSessions } = query.data;
  return (
    <>
      <PersonView
        person={{ ...query.data, balance: usesPoints ? balance : undefined }}
        backHref={deskHrefs(locale).people}
        onAct={setAct}
        log={<ActsContainer key={`${balance} ${state} ${openSessions}`} request={{ targetId: accountId }} />}
      />
      <ActDialog act={act} onClose={() => setAct(undefined)} onSend={send} />
    </>
  );
}
