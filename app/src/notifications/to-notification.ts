import type { NotificationItem } from '@fabula/sdk';
import type { NotificationValue } from '@fabula/ui/notifications';

import type { useHrefs } from '../routes/use-hrefs';

type Hrefs = Pick<ReturnType<typeof useHrefs>, 'character' | 'post' | 'proposal' | 'story'>;

/** A notification as it is shown, with the address of what it is about where there is one. */
export function toNotification(item: NotificationItem, hrefs: Hrefs): NotificationValue {
  const { at, notificationId, unread } = item;
  if (item.kind === 'proposal-commented' || item.kind === 'proposal-followed-up') {
    const { proposalId, title: name } = item;
    const about = { at, notificationId, unread, subject: { name }, href: hrefs.proposal(proposalId) };
    return item.kind === 'proposal-commented'
      ? { ...about, kind: item.kind, count: item.count }
      : { ...about, kind: item.kind, state: item.state };
  }
  const subject = item.subject ?? undefined;
  const href = hrefOf(item, hrefs);
  const shared = { at, notificationId, unread, subject, href };
  if (item.kind === 'published') {
    return { ...shared, kind: 'published', of: item.subject.kind, creatorName: item.creatorName };
  }
  if (item.kind === 'commented') {
    return { ...shared, kind: 'commented', count: item.count, onPost: item.postId !== null };
  }
  if (item.kind === 'decided') return { ...shared, kind: 'decided', decision: item.decision, thing: item.thing };
  return { ...shared, kind: 'report-decided', decision: item.decision };
}

type OfWork = Exclude<NotificationItem, { kind: 'proposal-commented' | 'proposal-followed-up' }>;

function hrefOf(item: OfWork, hrefs: Hrefs): string | undefined {
  if (item.subject === null) return undefined;
  const { id, kind } = item.subject;
  if (item.kind === 'commented' && item.postId !== null) return hrefs.post(id, item.postId);
  return kind === 'character' ? hrefs.character(id) : hrefs.story(id);
}
