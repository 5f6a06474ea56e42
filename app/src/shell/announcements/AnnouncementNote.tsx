import { lazy, Suspense, useState } from 'react';

import { useListAnnouncements } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../../context/use-app';
import { loadChunk } from '../../lazy/chunk';
import { pageKeys } from '../../session/storage-keys';

const AnnouncementContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./AnnouncementContainer'))).AnnouncementContainer,
}));

const freshMs = 300_000;
/** How many closed announcements are remembered. */
const mostClosed = 10;

/** The newest announcement that the visitor has not closed; nothing is loaded while there is none. */
export function AnnouncementNote() {
  const { storage } = useApp().visitor;
  const { isKnown } = useVisitor();
  const { data } = useListAnnouncements({ query: { enabled: isKnown, staleTime: freshMs } });
  const [closed, setClosed] = useState<readonly string[]>();
  if (data === undefined || data.items.length === 0) return null;
  const known = closed ?? (storage.getItem(pageKeys.closedAnnouncements) ?? '').split(' ');
  const announcement = data.items.find(({ announcementId }) => !known.includes(announcementId));
  if (announcement === undefined) return null;
  const close = () => {
    const all = [...known, announcement.announcementId].filter((id) => id !== '').slice(-mostClosed);
    storage.setItem(pageKeys.closedAnnouncements, all.join(' '));
    setClosed(all);
  };
  return (
    <Suspense fallback={null}>
      <AnnouncementContainer announcement={announcement} onClose={close} />
    </Suspense>
  );
}
