import { useState } from 'react';

import { useGetBasicInfo, useListAnnouncements } from '@fabula/sdk/react';
import { AnnouncementBar, SuspensionBar } from '@fabula/ui/notes';

import { useApp, useVisitor } from '../context/use-app';
import { WithTexts } from '../i18n/WithTexts';
import { pageKeys } from '../session/storage-keys';

const texts = ['operator'] as const;
const freshMs = 300_000;
/** How many closed announcements are remembered. */
const mostClosed = 10;

/** Above the page: that a suspended account cannot write, and what is announced. Nothing for most, most of the time. */
export function NotesContainer() {
  const { isRegistered } = useVisitor();
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, useApp().queries.account);
  return (
    <>
      {isRegistered && info?.suspension !== undefined && (
        <WithTexts parts={texts}>
          <SuspensionBar {...info.suspension} />
        </WithTexts>
      )}
      <AnnouncementNote />
    </>
  );
}

/** The newest announcement that the visitor has not closed. */
function AnnouncementNote() {
  const { storage } = useApp().visitor;
  const { data } = useListAnnouncements({ query: { staleTime: freshMs } });
  const [closed, setClosed] = useState(() => (storage.getItem(pageKeys.closedAnnouncements) ?? '').split(' '));
  const announcement = data?.items.find(({ announcementId }) => !closed.includes(announcementId));
  if (announcement === undefined) return null;
  const close = () => {
    const all = [...closed, announcement.announcementId].filter((id) => id !== '').slice(-mostClosed);
    storage.setItem(pageKeys.closedAnnouncements, all.join(' '));
    setClosed(all);
  };
  return (
    <WithTexts parts={texts}>
      <AnnouncementBar announcement={announcement} onClose={close} />
    </WithTexts>
  );
}
