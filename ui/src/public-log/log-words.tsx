import {
  ChartColumn,
  Coins,
  Flag,
  ListChecks,
  Lightbulb,
  Package,
  ScrollText,
  TriangleAlert,
  Vote,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedList, FormattedMessage } from 'react-intl';

import type { PriceChange, PublicLogKind, PublicLogRecord } from '@fabula/sdk/types';

import { VoteNote, VoteTitle } from './vote-words';

export const kindIcons = {
  release: Package,
  prices: Coins,
  decision: Flag,
  terms: ScrollText,
  incident: TriangleAlert,
  proposal: Lightbulb,
  ballot: Vote,
  tally: ChartColumn,
  'follow-up': ListChecks,
} as const satisfies Record<PublicLogKind, LucideIcon>;

export const kindNames = {
  release: (
    <FormattedMessage
      id="publicLog.kind.release"
      defaultMessage="Releases"
      description="Kind of log entries: versions"
    />
  ),
  prices: (
    <FormattedMessage id="publicLog.kind.prices" defaultMessage="Prices" description="Kind of log entries: prices" />
  ),
  decision: (
    <FormattedMessage
      id="publicLog.kind.decision"
      defaultMessage="Content decisions"
      description="Kind of log entries: decisions about content that was reported"
    />
  ),
  terms: (
    <FormattedMessage
      id="publicLog.kind.terms"
      defaultMessage="Terms"
      description="Kind of log entries: changes of the terms of use"
    />
  ),
  incident: (
    <FormattedMessage
      id="publicLog.kind.incident"
      defaultMessage="Incidents"
      description="Kind of log entries: something went wrong for users"
    />
  ),
  proposal: (
    <FormattedMessage
      id="publicLog.kind.proposal"
      defaultMessage="Proposals"
      description="Kind of log entries: proposals of the community that were opened to discussion"
    />
  ),
  ballot: (
    <FormattedMessage
      id="publicLog.kind.ballot"
      defaultMessage="Ballots"
      description="Kind of log entries: ballots that were cast"
    />
  ),
  tally: (
    <FormattedMessage
      id="publicLog.kind.tally"
      defaultMessage="Counts"
      description="Kind of log entries: the ballots of a vote were counted"
    />
  ),
  'follow-up': (
    <FormattedMessage
      id="publicLog.kind.followUp"
      defaultMessage="Carrying out"
      description="Kind of log entries: whether decisions of the community are carried out"
    />
  ),
} as const satisfies Record<PublicLogKind, ReactNode>;

const actNames = {
  'chat-reply': (
    <FormattedMessage id="publicLog.act.reply" defaultMessage="a reply in chat" description="What has a price" />
  ),
  'offline-reply': (
    <FormattedMessage
      id="publicLog.act.offlineReply"
      defaultMessage="a reply without a model"
      description="What has a price: a reply that the built-in engine writes"
    />
  ),
  'story-round': (
    <FormattedMessage
      id="publicLog.act.round"
      defaultMessage="a round written by a model"
      description="What has a price: a round of a story"
    />
  ),
  'own-move': (
    <FormattedMessage
      id="publicLog.act.ownMove"
      defaultMessage="an own move"
      description="What has a price, in a story"
    />
  ),
  image: <FormattedMessage id="publicLog.act.image" defaultMessage="a picture" description="What has a price" />,
  video: <FormattedMessage id="publicLog.act.video" defaultMessage="a film" description="What has a price" />,
  speech: (
    <FormattedMessage
      id="publicLog.act.speech"
      defaultMessage="1,000 characters read aloud by a model"
      description="What has a price"
    />
  ),
} as const satisfies Record<PriceChange['act'], ReactNode>;

const decisionTitles = {
  hidden: (subject: string) => (
    <FormattedMessage
      id="publicLog.decision.hidden"
      defaultMessage="{subject, select, post {A post} comment {A comment} character {A character} story {A story} collection {A collection} proposal {A proposal} other {A message}} was hidden"
      description="Title of a log entry: content that was reported is now hidden from others"
      values={{ subject }}
    />
  ),
  restored: (subject: string) => (
    <FormattedMessage
      id="publicLog.decision.restored"
      defaultMessage="{subject, select, post {A post} comment {A comment} character {A character} story {A story} collection {A collection} proposal {A proposal} other {A message}} is shown again"
      description="Title of a log entry: hidden content is back"
      values={{ subject }}
    />
  ),
  dismissed: (subject: string) => (
    <FormattedMessage
      id="publicLog.decision.dismissed"
      defaultMessage="Reports on {subject, select, post {a post} comment {a comment} character {a character} story {a story} collection {a collection} proposal {a proposal} other {a message}} were dismissed"
      description="Title of a log entry: nothing was wrong with content that was reported"
      values={{ subject }}
    />
  ),
} as const;

const reasonNames = {
  spam: <FormattedMessage id="publicLog.reason.spam" defaultMessage="Spam" description="Why content was reported" />,
  harassment: (
    <FormattedMessage
      id="publicLog.reason.harassment"
      defaultMessage="Harassment"
      description="Why content was reported"
    />
  ),
  hate: <FormattedMessage id="publicLog.reason.hate" defaultMessage="Hate" description="Why content was reported" />,
  sexual: (
    <FormattedMessage
      id="publicLog.reason.sexual"
      defaultMessage="Sexual content"
      description="Why content was reported"
    />
  ),
  minors: (
    <FormattedMessage
      id="publicLog.reason.minors"
      defaultMessage="Sexualised minors"
      description="Why content was reported"
    />
  ),
  'self-harm': (
    <FormattedMessage
      id="publicLog.reason.selfHarm"
      defaultMessage="Self-harm"
      description="Why content was reported"
    />
  ),
  impersonation: (
    <FormattedMessage
      id="publicLog.reason.impersonation"
      defaultMessage="Impersonation"
      description="Why content was reported"
    />
  ),
  other: (
    <FormattedMessage
      id="publicLog.reason.other"
      defaultMessage="Another reason"
      description="Why content was reported"
    />
  ),
} as const satisfies Record<Extract<PublicLogRecord, { kind: 'decision' }>['reason'], ReactNode>;

/** What an entry says, in short. */
export function RecordTitle({ record }: { readonly record: PublicLogRecord }) {
  if (record.kind === 'release') {
    return (
      <FormattedMessage
        id="publicLog.release.title"
        defaultMessage="Version {version} is running"
        description="Title of a log entry"
        values={{ version: record.version }}
      />
    );
  }
  if (record.kind === 'prices') {
    return (
      <FormattedMessage
        id="publicLog.prices.title"
        defaultMessage="{count, plural, one {A price was set} other {# prices were set}}"
        description="Title of a log entry"
        values={{ count: record.changes.length }}
      />
    );
  }
  if (record.kind === 'decision') return decisionTitles[record.decision](record.subject);
  if (record.kind === 'terms') {
    return (
      <FormattedMessage
        id="publicLog.terms.title"
        defaultMessage="The terms changed"
        description="Title of a log entry"
      />
    );
  }
  if (record.kind !== 'incident') return <VoteTitle record={record} />;
  return (
    <FormattedMessage
      id="publicLog.incident.title"
      defaultMessage="Something went wrong"
      description="Title of a log entry"
    />
  );
}

/** The rest of what an entry says. */
export function RecordNote({ record }: { readonly record: PublicLogRecord }) {
  if (record.kind === 'release') return null;
  if (record.kind === 'prices') return <PriceList changes={record.changes} />;
  if (record.kind === 'decision') return reasonNames[record.reason];
  if (record.kind === 'terms') return <span dir="auto">{record.text}</span>;
  if (record.kind !== 'incident') return <VoteNote record={record} />;
  return (
    <>
      <span dir="auto">{record.text}</span>
      <br />
      <IncidentTimes startedAt={record.startedAt} endedAt={record.endedAt} />
    </>
  );
}

const moment = (time: string) => <FormattedDate value={time} dateStyle="medium" timeStyle="short" timeZone="UTC" />;

function IncidentTimes({ startedAt, endedAt }: { readonly startedAt: string; readonly endedAt: string | null }) {
  return endedAt === null ? (
    <FormattedMessage
      id="publicLog.incident.since"
      defaultMessage="Since {start} UTC"
      description="When an incident began that continues; {start} is a date and a time"
      values={{ start: moment(startedAt) }}
    />
  ) : (
    <FormattedMessage
      id="publicLog.incident.times"
      defaultMessage="From {start} to {end} UTC"
      description="When an incident began and ended; each is a date and a time"
      values={{ start: moment(startedAt), end: moment(endedAt) }}
    />
  );
}

function PriceList({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <FormattedList
      type="unit"
      value={changes.map(({ act, before, points }) =>
        before === null ? (
          <FormattedMessage
            key={act}
            id="publicLog.prices.set"
            defaultMessage="{act}: {points, plural, =0 {free} one {# point} other {# points}}"
            description="A price that was set; {act} is such as 'a picture'"
            values={{ act: actNames[act], points }}
          />
        ) : (
          <FormattedMessage
            key={act}
            id="publicLog.prices.changed"
            defaultMessage="{act}: {points, plural, =0 {free} one {# point} other {# points}}, before {before, number}"
            description="A price that changed; {act} is such as 'a picture', {before} is in points too"
            values={{ act: actNames[act], points, before }}
          />
        ),
      )}
    />
  );
}
