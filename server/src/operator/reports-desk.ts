import { z } from 'zod';
import type {
  FiledReport,
  OperatorActKind,
  ReportDecision,
  ReportedPage,
  ReportedReach,
  ReportedThing,
} from '../contract/validators.ts';
import type { OperatorDecisionForm, ReportDecisionKind, ReportedKind, ReportState } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { decodeCursor } from '../lists/cursor.ts';
import { cutPage } from '../lists/keyset.ts';
import type { Case, Reported } from '../social/case-store.ts';
import type { ReportDecisions } from '../social/report-decisions.ts';
import type { ActLog } from './act-log.ts';
import type { Acting } from './acting.ts';

/** Of a text in a list. */
const MOST_LISTED_TEXT = 500;
const MOST_TEXT = 20_000;
const MOST_TITLE = 200;
const MOST_SAID = 50;

export interface ReportsDeskDeps {
  database: Database;
  clock: Clock;
  decisions: ReportDecisions;
  acts: Pick<ActLog, 'record'>;
}

interface ReportsQuery {
  state?: ReportState | undefined;
  kind?: ReportedKind | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The queue of reports. Who filed them stays with the server. */
export class ReportsDesk {
  readonly #deps: ReportsDeskDeps;

  constructor(deps: ReportsDeskDeps) {
    this.#deps = deps;
  }

  /** Whatever was reported last first. Throws VALIDATION_FAILED for a cursor of another list. */
  async list({ cursor, kind, limit, state }: ReportsQuery): Promise<ReportedPage> {
    const { decisions } = this.#deps;
    const list = { list: 'operator-reports', state, kind };
    const after = cursor === undefined ? undefined : readCursor(list, cursor);
    const cases = await decisions.list({ state: state ?? 'all', kind, after, limit: limit + 1 });
    const { items, nextCursor } = cutPage(cases, limit, list, (one) => [one.reportedAt, one.id]);
    return {
      items: items.map((one) => toThing(one, MOST_LISTED_TEXT)),
      nextCursor,
      openCount: await decisions.countOpen(),
    };
  }

  /** Throws NOT_FOUND. */
  async get(reportedId: string): Promise<ReportedThing> {
    return toThing(await this.#deps.decisions.show(reportedId), MOST_TEXT);
  }

  /** Throws NOT_FOUND, CONFLICT where this cannot be decided, or was just decided. */
  async decide({ key, operatorId }: Acting, id: string, form: OperatorDecisionForm): Promise<ReportedThing> {
    const { acts, clock, database, decisions } = this.#deps;
    const { decision } = form;
    const reason = form.reason.trim();
    const act = { ownerId: operatorId, operation: 'decide-report', key, input: { id, form }, now: clock.now() };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, z.null(), async () => {
        const { kind } = await decisions.decideWithin(trx, { id, decision, because: reason, by: operatorId });
        await acts.record(trx, {
          operator_id: operatorId,
          kind: ACT_OF[decision],
          target_kind: kind,
          target_id: id,
          reason,
        });
        return null;
      }),
    );
    return this.get(id);
  }
}

const ACT_OF = {
  dismissed: 'report-dismissed',
  hidden: 'thing-hidden',
  restored: 'thing-restored',
} as const satisfies Record<ReportDecisionKind, OperatorActKind>;

const REACHES = {
  'to everybody': 'everyone',
  'to those with its address': 'link',
  'to its author': 'author',
  'to its reader': 'reader',
  'to no one, deleted': 'no-one',
} as const satisfies Record<Case['shown'], ReportedReach>;

function readCursor(list: object, cursor: string): Pick<Reported, 'id' | 'reportedAt'> {
  const [reportedAt, id] = decodeCursor(list, cursor);
  if (typeof reportedAt === 'number' && typeof id === 'string') return { reportedAt, id };
  throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
}

function toThing(one: Case, mostText: number): ReportedThing {
  const reports = one.reports.toReversed();
  return {
    reportedId: one.id,
    kind: one.kind,
    title: one.title.slice(0, MOST_TITLE),
    text: one.text.slice(0, mostText),
    subject: one.subject,
    authorId: one.authorId,
    authorName: one.authorName,
    reach: REACHES[one.shown],
    openReports: reports.filter(({ decision_id: decision }) => decision === null).length,
    lastReportedAt: new Date(reports[0]?.created_at ?? one.decisions.at(-1)?.decided_at ?? 0).toISOString(),
    reports: reports.slice(0, MOST_SAID).map(toFiled),
    decisions: one.decisions.toReversed().slice(0, MOST_SAID).map(toDecision),
  };
}

function toFiled({ created_at: at, decision_id: decision, note, reason }: Case['reports'][number]): FiledReport {
  return { reason, note, createdAt: new Date(at).toISOString(), open: decision === null };
}

function toDecision(row: Case['decisions'][number]): ReportDecision {
  return {
    decision: row.decision,
    because: row.because,
    decidedBy: row.decided_by,
    decidedAt: new Date(row.decided_at).toISOString(),
  };
}
