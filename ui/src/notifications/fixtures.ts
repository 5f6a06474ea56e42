import { nineLanterns } from '../content/fixtures/books';
import { maren, wren } from '../content/fixtures/characters';
import type { NotificationValue } from './model';

export const now = Date.parse('2026-11-21T22:00:00Z');

const ofMaren = {
  subject: { name: maren.name, displayLanguage: 'en-US', picture: maren.portrait },
  href: '/en-US/maren',
};
const ofWren = { subject: { name: wren.name, displayLanguage: 'en-US', picture: wren.portrait }, href: '/en-US/wren' };
const ofLanterns = {
  subject: { name: nineLanterns.title, displayLanguage: 'en-US', picture: nineLanterns.cover },
  href: '/en-US/nine-lanterns',
};

const ofProposal = { subject: { name: 'Keep the daily bonus as it is' }, href: '/en-US/dao-community/prp-1' };

/** One of each kind, newest first; the first two are unread. */
export const notifications: readonly NotificationValue[] = [
  {
    kind: 'published',
    notificationId: 'published:character:maren-vale',
    at: '2026-11-21T19:04:06.000Z',
    unread: true,
    of: 'character',
    creatorName: 'Ilse Brandt',
    ...ofMaren,
  },
  {
    kind: 'commented',
    notificationId: 'commented:story:nine-lanterns',
    at: '2026-11-21T08:30:00.000Z',
    unread: true,
    count: 3,
    onPost: false,
    ...ofLanterns,
  },
  {
    kind: 'decided',
    notificationId: 'decided:comment:cmt-1',
    at: '2026-11-20T16:12:44.000Z',
    unread: false,
    decision: 'hidden',
    thing: 'comment',
    ...ofWren,
  },
  {
    kind: 'report-decided',
    notificationId: 'report-decided:message:msg-1',
    at: '2026-11-18T10:00:12.000Z',
    unread: false,
    decision: 'dismissed',
  },
  {
    kind: 'proposal-followed-up',
    notificationId: 'decided:proposal:prp-1',
    at: '2026-11-12T09:00:00.000Z',
    unread: false,
    state: 'done',
    ...ofProposal,
  },
  {
    kind: 'proposal-commented',
    notificationId: 'commented:proposal:prp-1',
    at: '2026-11-11T08:00:00.000Z',
    unread: false,
    count: 2,
    ...ofProposal,
  },
];
