import type { ActValue, PersonValue, ReportedValue } from './model';
import type { Person } from '@fabula/sdk/types';

const at = '2026-11-21T09:42:00.000Z';

export const comment: ReportedValue = {
  reportedId: 'cmt-lamps',
  kind: 'comment',
  title: '',
  text: 'Call me when the court is asleep. I sell lamps, cheap, under every character of this house.',
  subject: { kind: 'character', id: 'ada-byrne' },
  authorId: 'acc-nightpost',
  authorName: 'Nightpost',
  reach: 'everyone',
  openReports: 2,
  lastReportedAt: at,
  reports: [
    { reason: 'spam', note: 'The same lamps under every character.', createdAt: at, open: true },
    { reason: 'other', note: '', createdAt: '2026-11-21T09:10:00.000Z', open: true },
  ],
  decisions: [],
  href: '/en-US/operator/reports/cmt-lamps',
};

export const hiddenStory: ReportedValue = {
  ...comment,
  reportedId: 'the-salt-road',
  kind: 'story',
  title: 'The Salt Road',
  text: 'A caravan, a debt, and a map that is wrong on purpose.',
  subject: { kind: 'story', id: 'the-salt-road' },
  reach: 'author',
  openReports: 0,
  reports: [{ reason: 'impersonation', note: 'The cover is that of a book I own.', createdAt: at, open: false }],
  decisions: [{ decision: 'hidden', because: 'The cover is not theirs.', decidedBy: 'acc-ines', decidedAt: at }],
  href: '/en-US/operator/reports/the-salt-road',
};

export const message: ReportedValue = {
  ...comment,
  reportedId: 'msg-cruel',
  kind: 'message',
  text: 'She says nothing for a long while, and then something cruel.',
  subject: null,
  authorId: null,
  authorName: '',
  reach: 'reader',
  openReports: 1,
  reports: [{ reason: 'harassment', note: '', createdAt: at, open: true }],
  href: '/en-US/operator/reports/msg-cruel',
};

export const person: Person = {
  accountId: 'acc-nightpost',
  userName: 'Nightpost',
  avatarUrl: '/art/1/avatars/suyin-256.webp',
  motto: 'Awake when you are.',
  createdAt: '2026-08-02T19:12:00.000Z',
  balance: 310,
  state: 'active',
  suspension: null,
  isOperator: false,
  isSelf: false,
  openSessions: 2,
};

export const suspended: Person = {
  ...person,
  state: 'suspended',
  suspension: { until: '2026-11-28T10:00:00.000Z', reason: 'Advertising after two warnings.' },
};

export const found: readonly PersonValue[] = [
  person,
  { ...suspended, accountId: 'acc-reader', userName: 'Night reader' },
].map(({ accountId, avatarUrl, balance, createdAt, state, userName }) => ({
  accountId,
  avatarUrl,
  balance,
  createdAt,
  state,
  userName,
  href: `/en-US/operator/accounts/${accountId}`,
}));

const act: ActValue = {
  actId: 'act-1',
  kind: 'thing-hidden',
  operatorId: 'acc-ines',
  operatorName: 'Ines Duarte',
  target: 'comment',
  targetId: 'cmt-lamps',
  targetName: '',
  reason: 'Advertising under a character.',
  points: null,
  until: null,
  createdAt: at,
  href: '/en-US/operator/reports/cmt-lamps',
};
const onPerson = {
  ...act,
  target: 'account',
  targetId: person.accountId,
  targetName: person.userName,
  href: '/en-US/operator/accounts/acc-nightpost',
} as const;

export const acts: readonly ActValue[] = [
  act,
  { ...onPerson, actId: 'act-2', kind: 'account-suspended', reason: 'Advertising.', until: '2026-11-28T10:00:00.000Z' },
  { ...onPerson, actId: 'act-3', kind: 'points-granted', reason: 'A picture failed.', points: 40 },
  { ...onPerson, actId: 'act-4', kind: 'points-taken', reason: 'Granted twice.', points: -40 },
];
