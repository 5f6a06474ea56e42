import { ApiError, createAnnouncement, endAnnouncement } from '@fabula/sdk';
import { useListOperatorAnnouncements } from '@fabula/sdk/react';
import { somethingFailed, type ToastMessage } from '@fabula/ui';
import {
  actImpossible,
  AnnouncementForm,
  AnnouncementRows,
  AnnouncementsView,
  NoAnnouncements,
  RowsFailed,
  RowsSkeleton,
  type AnnouncementDraft,
  type LanguageValue,
} from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { languageNames } from '../../i18n/language-names';
import { locales } from '../../i18n/locales';
import { useIdempotentRequest } from '../../live/use-idempotent-request';

const toastOf = (error: unknown): ToastMessage =>
  error instanceof ApiError && error.reason === 'CONFLICT' ? actImpossible() : somethingFailed();

const languages: readonly LanguageValue[] = locales.map((locale) => ({ locale, name: languageNames[locale] }));

const now = () => Date.now();

/** What is announced to everyone. */
export function AnnouncementsContainer() {
  const request = useIdempotentRequest(toastOf);
  const query = useListOperatorAnnouncements(
    { query: { staleTime: 0, refetchOnMount: 'always' } },
    useApp().queries.account,
  );
  const items = query.data?.items;
  const publish = async ({ texts, ...draft }: AnnouncementDraft): Promise<boolean> => {
    const form = { ...draft, texts: [...texts] };
    const isDone = await request(`announce ${JSON.stringify(form)}`, async (options) => {
      await createAnnouncement(form, options);
    });
    await query.refetch();
    return isDone;
  };
  const end = async (announcementId: string, reason: string): Promise<boolean> => {
    const isDone = await request(`end ${announcementId} ${reason}`, async (options) => {
      await endAnnouncement(announcementId, { reason }, options);
    });
    await query.refetch();
    return isDone;
  };
  return (
    <AnnouncementsView writing={<AnnouncementForm languages={languages} now={now} onPublish={publish} />}>
      {query.isPending && <RowsSkeleton />}
      {query.isError && items === undefined && (
        <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {items?.length === 0 && <NoAnnouncements />}
      {items !== undefined && items.length > 0 && <AnnouncementRows announcements={items} onEnd={end} />}
    </AnnouncementsView>
  );
}
