import { useState } from 'react';

import { ApiError, createAccountInvitation, withdrawAccountInvitation } from '@fabula/sdk';
import { cursorPages, useListAccountInvitationsInfinite } from '@fabula/sdk/react';
import { ListEnd, somethingFailed, type ToastMessage } from '@fabula/ui';
import {
  actImpossible,
  AnnouncementsView,
  InvitationForm,
  InvitationRows,
  NewInvitationLink,
  NoInvitations,
  RowsFailed,
  RowsSkeleton,
  type InvitationDraft,
} from '@fabula/ui/operator';

import { copyText } from '../../browser/hand-on';
import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { invitationHref } from '../../session/sign-in/invitations/invitation-address';

const limit = 24;

const toastOf = (error: unknown): ToastMessage =>
  error instanceof ApiError && error.reason === 'CONFLICT' ? actImpossible() : somethingFailed();

const now = () => Date.now();

/** The links with which accounts are created where registration is not open. */
export function InvitationsContainer() {
  const { publicUrl, queries } = useApp();
  const locale = useLocale();
  const request = useIdempotentRequest(toastOf);
  const [link, setLink] = useState<string>();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const list = useListAccountInvitationsInfinite(
    { limit },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
    queries.account,
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const make = async (draft: InvitationDraft): Promise<boolean> => {
    const isDone = await request(`invite ${JSON.stringify(draft)}`, async (options) => {
      const { code } = await createAccountInvitation({ ...draft }, options);
      setLink(publicUrl + invitationHref(locale, code));
      setOutcome(null);
    });
    await list.refetch();
    return isDone;
  };
  const withdraw = async (invitationId: string, reason: string): Promise<boolean> => {
    const isDone = await request(`withdraw ${invitationId} ${reason}`, async (options) => {
      await withdrawAccountInvitation(invitationId, { reason }, options);
    });
    await list.refetch();
    return isDone;
  };
  const more = () => void list.fetchNextPage();
  return (
    <AnnouncementsView
      writing={
        <>
          {link !== undefined && (
            <NewInvitationLink
              link={link}
              outcome={outcome}
              onCopy={() => void copyText(link).then((copied) => setOutcome(copied))}
            />
          )}
          <InvitationForm now={now} onMake={make} />
        </>
      }
    >
      {list.isPending && <RowsSkeleton />}
      {list.isError && list.data === undefined && (
        <RowsFailed onRetry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isSuccess && items.length === 0 && <NoInvitations />}
      {items.length > 0 && <InvitationRows invitations={items} onWithdraw={withdraw} />}
      {list.hasNextPage && (
        <ListEnd
          status={list.isFetchNextPageError ? 'error' : list.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </AnnouncementsView>
  );
}
