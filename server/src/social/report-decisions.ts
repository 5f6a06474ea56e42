import type { Accounts } from '../accounts/accounts.ts';
import type { ReportReason } from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { findSubjectState, type SubjectName } from '../explore/subjects.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { PublicLog } from '../public-log/public-log.ts';
import {
  countOpenCases,
  findHistory,
  findReported,
  findReportTarget,
  type Case,
  type CaseFilter,
  type Reported,
} from './case-store.ts';
import { insertDecision, settleReports } from './report-store.ts';
import { notify } from './notifications/notify-store.ts';
import type { ReportDecisionRow } from './tables.ts';
import { release, withhold } from './withhold.ts';

interface DecisionDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Pick<Accounts, 'profiles'>;
  publicLog: Pick<PublicLog, 'append'>;
}

export interface DecisionForm {
  id: string;
  decision: ReportDecisionRow['decision'];
  because: string;
  by: string;
}

type WorkDecision = Pick<DecisionForm, 'because' | 'by'> & {
  decision: 'hidden' | 'restored';
  ground: ReportReason | undefined;
};

type Judged = Pick<Case, 'kind' | 'id' | 'subject' | 'authorId'>;

type Judgement = Omit<DecisionForm, 'id'> & { ground: ReportReason };

export class ReportDecisions {
  readonly #deps: DecisionDeps;

  constructor(deps: DecisionDeps) {
    this.#deps = deps;
  }

  async list(filter: CaseFilter): Promise<(Case & Pick<Reported, 'reportedAt'>)[]> {
    const { db } = this.#deps.database;
    const reported = await findReported(db, filter);
    return Promise.all(reported.map(async ({ id, reportedAt }) => ({ ...(await this.show(id)), reportedAt })));
  }

  /** How many things have open reports. */
  async countOpen(): Promise<number> {
    return countOpenCases(this.#deps.database.db);
  }

  /** Throws NOT_FOUND. */
  async show(id: string, db: Queries = this.#deps.database.db): Promise<Case> {
    const { accounts } = this.#deps;
    const thing = await findReportTarget(db, id, (trx, ids) => accounts.profiles(trx, ids));
    if (thing === undefined) throw new AppError('NOT_FOUND', `There is no report on ${id}`);
    return { ...thing, ...(await findHistory(db, thing)) };
  }

  /** Throws NOT_FOUND, CONFLICT where this cannot be decided, or was just decided. */
  async decide(form: DecisionForm): Promise<Case> {
    await inTransaction(this.#deps.database, (trx) => this.decideWithin(trx, form));
    return this.show(form.id);
  }

  /** `decide` in the caller's transaction; returns the thing as it was before. */
  async decideWithin(trx: Trx, { because, by, decision, id }: DecisionForm): Promise<Case> {
    const thing = await this.show(id, trx);
    await this.#carryOut(trx, thing, { because, by, decision, ground: reasonOf(thing) });
    return thing;
  }

  /**
   * Hides a character or a story, or shows it again, reported or not. Throws NOT_FOUND, CONFLICT where it is so already.
   *
   * @param form The ground is that of the first decision where it is shown again.
   */
  async decideOnWork(trx: Trx, work: SubjectName, { ground, ...form }: WorkDecision): Promise<void> {
    const state = await findSubjectState(trx, work);
    if (state === undefined) throw new AppError('NOT_FOUND', `There is no ${work.kind} ${work.id}`);
    const { owner_id: authorId, withheld_reason: before } = state;
    const thing = { ...work, subject: work, authorId };
    await this.#carryOut(trx, thing, { ...form, ground: ground ?? before ?? 'other' });
  }

  async #carryOut(trx: Trx, thing: Judged, { because, by, decision, ground }: Judgement): Promise<void> {
    const { clock, ids, publicLog } = this.#deps;
    const now = clock.now();
    const row: ReportDecisionRow = {
      decision_id: ids.next('dec'),
      target_kind: thing.kind,
      target_id: thing.id,
      decision,
      because,
      decided_by: by,
      decided_at: now,
    };
    await insertDecision(trx, row);
    const reporters = decision === 'restored' ? [] : await settleReports(trx, row);
    await carryOut[decision](trx, thing, { now, ground, settled: reporters.length });
    const about = { thing, subject: thing.subject, at: now };
    if (decision !== 'dismissed') await notify(trx, [thing.authorId], { ...about, kind: 'decided', decision });
    await notify(trx, reporters, { ...about, kind: 'report-decided', decision });
    await publicLog.append(trx, { kind: 'decision', subject: thing.kind, decision, reason: ground });
  }
}

/** The most frequent reason, the latest on ties. */
function reasonOf({ reports }: Case): ReportReason {
  const newest = reports.map(({ reason }) => reason).toReversed();
  const count = (reason: ReportReason) => newest.filter((one) => one === reason).length;
  return newest.toSorted((a, b) => count(b) - count(a))[0] ?? 'other';
}

type CarryOut = (
  trx: Trx,
  thing: Judged,
  facts: { now: number; ground: ReportReason; settled: number },
) => Promise<void>;

const carryOut = {
  async dismissed(_trx, thing, { settled }) {
    if (settled === 0) throw new AppError('CONFLICT', `There is no open report on ${thing.id}`);
  },
  async hidden(trx, thing, { ground, now }) {
    if (!(await withhold(trx, thing, { at: now, reason: ground })))
      throw new AppError('CONFLICT', `${thing.id} is hidden already`);
  },
  async restored(trx, thing) {
    if (!(await release(trx, thing))) throw new AppError('CONFLICT', `${thing.id} is not hidden`);
  },
} as const satisfies Record<ReportDecisionRow['decision'], CarryOut>;
