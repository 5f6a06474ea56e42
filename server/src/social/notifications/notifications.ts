import type { Logger } from 'pino';
import type { Accounts } from '../../accounts/accounts.ts';
import { FollowUpState, NotifiedDecision } from '../../contract/validators.ts';
import type {
  NotificationItem,
  NotificationPage,
  NotificationSubject,
  UnreadCount,
} from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import type { Explore } from '../../explore/explore.ts';
import type { Member } from '../../http/reader.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { cutPage } from '../../lists/keyset.ts';
import { showRows } from '../../lists/show-rows.ts';
import { findTitles } from '../../proposals/proposal-store.ts';
import { findSettings } from './settings/settings-store.ts';
import {
  countNewComments,
  findNotifications,
  findReadAt,
  listOf,
  NOTIFICATION_KINDS,
  setReadAt,
  type EntryRow,
  type NotificationRequest,
} from './notification-store.ts';

/** How long a notification is kept, in ms. */
export const NOTIFICATION_MS = 90 * DAY_MS;
/** The count of unread ones goes no further. */
const MOST_UNREAD = 10;

export interface NotificationDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  accounts: Pick<Accounts, 'profiles'>;
  explore: Explore;
}

/** What is known of the rows of a page. */
interface Known {
  readAt: number;
  subjects: ReadonlyMap<string, NotificationSubject>;
  names: ReadonlyMap<string, { userName: string }>;
  comments: ReadonlyMap<string, number>;
  /** Titles of proposals that are not hidden. */
  proposals: ReadonlyMap<string, string>;
}

/** The notifications of accounts. Names and works are read with the list, so that none of what is gone since is shown. */
export class Notifications {
  readonly #deps: NotificationDeps;

  constructor(deps: NotificationDeps) {
    this.#deps = deps;
  }

  async list(member: Member, request: NotificationRequest): Promise<NotificationPage> {
    const { accountId } = member;
    const { db } = this.#deps.database;
    const rows = await findNotifications(db, accountId, request, this.#oldest());
    const page = cutPage(rows, request.limit, listOf(accountId), (row) => [row.at, row.id]);
    const items = await this.#show(member, page.items, await findReadAt(db, accountId));
    return { items, nextCursor: page.nextCursor };
  }

  /** What the list would show, so that a number never leads to an empty one; without what the bell is to leave out. */
  async countUnread(member: Member): Promise<UnreadCount> {
    const { accountId } = member;
    const { db } = this.#deps.database;
    const readAt = await findReadAt(db, accountId);
    const { choices, paused } = await findSettings(db, accountId);
    if (paused) return { unreadCount: 0 };
    const kinds = NOTIFICATION_KINDS.filter((kind) => choices[kind].bell);
    const shown = await this.since(member, readAt, { kinds, limit: MOST_UNREAD });
    return { unreadCount: shown.length };
  }

  /** What the list would show of what came after a time (epoch ms), newest first. */
  async since(
    member: Pick<Member, 'accountId' | 'view'>,
    after: number,
    request: Pick<NotificationRequest, 'kinds' | 'limit'>,
  ): Promise<NotificationItem[]> {
    const { db } = this.#deps.database;
    const rows = await findNotifications(db, member.accountId, request, Math.max(after, this.#oldest()));
    return this.#show(member, rows.slice(0, request.limit), after);
  }

  /** `until` is RFC 3339; the future counts as now. */
  async markRead(member: Member, until: string): Promise<UnreadCount> {
    const { clock, database } = this.#deps;
    await setReadAt(database.db, member.accountId, Math.min(Date.parse(until), clock.now()));
    return this.countUnread(member);
  }

  #oldest(): number {
    return this.#deps.clock.now() - NOTIFICATION_MS;
  }

  async #show(
    member: Pick<Member, 'accountId' | 'view'>,
    rows: readonly EntryRow[],
    readAt: number,
  ): Promise<NotificationItem[]> {
    const { accounts, database, log } = this.#deps;
    if (rows.length === 0) return [];
    const { db } = database;
    const commented = rows.filter(({ kind }) => kind === 'commented').map((row) => row.thing_id);
    const creators = rows.flatMap((row) => (row.creator_id === '' ? [] : [row.creator_id]));
    const known: Known = {
      readAt,
      subjects: await this.#subjectsOf(member, rows),
      names: creators.length === 0 ? new Map() : await accounts.profiles(db, [...new Set(creators)]),
      comments: await countNewComments(db, member.accountId, commented),
      proposals: await findTitles(db, idsOf(rows, 'proposal')),
    };
    const show = (row: EntryRow) => shows[row.kind](row, known) ?? [];
    return showRows(log, { table: 'notifications', rows, idOf: (row) => row.id, show });
  }

  async #subjectsOf(
    { view }: Pick<Member, 'view'>,
    rows: readonly EntryRow[],
  ): Promise<Map<string, NotificationSubject>> {
    const { explore } = this.#deps;
    const characters = await explore.characterCards(view, idsOf(rows, 'character'));
    const stories = await explore.storyCards(view, idsOf(rows, 'story'));
    const subjects: NotificationSubject[] = [
      ...characters.map(({ characterId: id, displayLanguage, name, portrait }) => ({
        kind: 'character' as const,
        id,
        name,
        displayLanguage,
        picture: portrait,
      })),
      ...stories.map(({ cover, displayLanguage, storyId: id, title }) => ({
        kind: 'story' as const,
        id,
        name: title,
        displayLanguage,
        picture: cover,
      })),
    ];
    return new Map(subjects.map((subject) => [`${subject.kind}:${subject.id}`, subject]));
  }
}

const idsOf = (rows: readonly EntryRow[], kind: EntryRow['subject_kind']): string[] =>
  rows.filter((row) => row.subject_kind === kind).map((row) => row.subject_id);

const Told = NotifiedDecision.shape.decision;

/** Undefined for what is gone. */
type Show = (row: EntryRow, known: Known) => NotificationItem | undefined;

const shows: Record<EntryRow['kind'], Show> = {
  published(row, known) {
    const subject = subjectOf(row, known);
    const creatorName = known.names.get(row.creator_id)?.userName ?? '';
    if (subject === null || creatorName === '') return undefined;
    return { kind: 'published', ...baseOf(row, known), creatorName, subject };
  },
  commented(row, known) {
    const subject = subjectOf(row, known);
    const count = known.comments.get(`${row.thing_kind}:${row.thing_id}`) ?? 0;
    const proposal = proposalOf(row, known);
    if (count === 0) return undefined;
    if (proposal !== undefined) return { kind: 'proposal-commented', ...baseOf(row, known), count, ...proposal };
    if (subject === null) return undefined;
    const postId = row.thing_kind === 'post' ? row.thing_id : null;
    return { kind: 'commented', ...baseOf(row, known), count, postId, subject };
  },
  decided(row, known) {
    const { decision, thing_kind: thing } = row;
    const state = FollowUpState.safeParse(decision).data;
    if (state !== undefined) {
      const proposal = proposalOf(row, known);
      return proposal && { kind: 'proposal-followed-up', ...baseOf(row, known), state, ...proposal };
    }
    const told = Told.parse(decision);
    return { kind: 'decided', ...baseOf(row, known), decision: told, thing, subject: subjectOf(row, known) };
  },
  'report-decided'(row, known) {
    const { decision, thing_kind: thing } = row;
    if (decision !== 'hidden' && decision !== 'dismissed') throw new Error('The decision is damaged');
    return { kind: 'report-decided', ...baseOf(row, known), decision, thing, subject: subjectOf(row, known) };
  },
};

function baseOf({ at, id }: EntryRow, { readAt }: Known) {
  return { notificationId: id, at: new Date(at).toISOString(), unread: at > readAt };
}

function proposalOf(
  { subject_id: proposalId, subject_kind: kind }: EntryRow,
  { proposals }: Known,
): { proposalId: string; title: string } | undefined {
  const title = kind === 'proposal' ? proposals.get(proposalId) : undefined;
  return title === undefined ? undefined : { proposalId, title };
}

function subjectOf(row: EntryRow, { subjects }: Known): NotificationSubject | null {
  return subjects.get(`${row.subject_kind}:${row.subject_id}`) ?? null;
}
