import type { Logger } from 'pino';
import { z } from 'zod';
import {
  CardTestReport,
  OwnTestQuestion,
  type CardTestResult,
  type CardTests as CardTestsAnswer,
  type CharacterDraft,
} from '../../contract/validators.ts';
import { noDraft } from '../../drafts/draft-limits.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Generations } from '../../generations/generations.ts';
import type { Caller } from '../../http/caller.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { Interruption } from '../../jobs/jobs.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { toPlainLine } from '../../lib/plain-text.ts';
import type { Points } from '../../points/points.ts';
import { moderateWhole } from '../../safety/moderate-whole.ts';
import type { DraftReader } from '../draft-reader.ts';
import { lockDraft } from '../draft-store.ts';
import { moderateDraft } from '../keep/moderate-draft.ts';
import { characterOfDraft } from '../draft-character.ts';
import { askQuestion, type AskDeps } from './ask-question.ts';
import {
  deleteReports,
  findDraftOwner,
  findQuestions,
  findReport,
  findReports,
  insertReport,
  setQuestions,
  updateRunning,
} from './card-test-store.ts';
import { withChange } from './compare-reports.ts';
import { ownQuestions, standingQuestions, type AskedQuestion } from './questions.ts';
import { resultsOf, showReport } from './stored-report.ts';
import type { CardTestReportRow } from './tables.ts';

const KIND = 'card-test';
const MOST_REPORTS = 10;

const Questions = z.array(OwnTestQuestion);

export interface CardTestDeps extends AskDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  generations: Generations;
  points: Points;
  drafts: DraftReader;
  /** Points for one reply by the engine that would write it now; 0 without a model. */
  pricePerReply: () => number;
}

type End = Exclude<CardTestReportRow['state'], 'running'>;

interface Run {
  caller: Caller;
  draft: CharacterDraft;
  questions: readonly AskedQuestion[];
  before: readonly CardTestResult[];
}

/** Tests of cards: the character of a draft is asked standing questions and its author's own, and rules check the replies. */
export class CardTests {
  readonly #deps: CardTestDeps;

  constructor(deps: CardTestDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} NOT_FOUND for an unknown draft, and for one of another owner. */
  async read(caller: Caller, draftId: string): Promise<CardTestsAnswer> {
    const { database, drafts } = this.#deps;
    return this.#show(database.db, caller, await drafts.get(caller.ownerId, draftId));
  }

  /**
   * Replaces the author's own questions.
   *
   * @throws {AppError} NOT_FOUND; VALIDATION_FAILED for a question without words.
   */
  async setQuestions(caller: Caller, draftId: string, questions: readonly OwnTestQuestion[]): Promise<CardTestsAnswer> {
    const { database, drafts } = this.#deps;
    const clean = questions.map(({ avoids, contains, text }) => ({
      text: toPlainLine(text, 'questions.text'),
      contains: contains.map((word) => toPlainLine(word, 'questions.contains')),
      avoids: avoids.map((word) => toPlainLine(word, 'questions.avoids')),
    }));
    await inTransaction(database, async (trx) => {
      if ((await lockDraft(trx, caller.ownerId, draftId)) === undefined) throw noDraft();
      await setQuestions(trx, draftId, JSON.stringify(clean));
    });
    return this.#show(database.db, caller, await drafts.get(caller.ownerId, draftId));
  }

  /**
   * Begins a run. It continues whether or not its author is still connected.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; CONFLICT while a run of the draft is under way; FORBIDDEN for what may not be written,
   *   with the field of the draft, or `questions`.
   */
  async run(caller: Caller, draftId: string): Promise<CardTestReport> {
    const { clock, database, drafts, safety } = this.#deps;
    const draft = await drafts.get(caller.ownerId, draftId);
    await moderateDraft(safety, draft.fields);
    const own = await this.#ownQuestions(database.db, draftId);
    if ((await moderateWhole(safety, own.map(({ text }) => text).join('\n'))) !== undefined) {
      throw new AppError('FORBIDDEN', 'This text is not allowed here', { field: 'questions' });
    }
    const questions = [...this.#standing(caller, draft), ...ownQuestions(own)];
    const { key, ownerId } = caller;
    const act = { ownerId, operation: 'runCardTest', key, input: { draftId }, now: clock.now() };
    let begun: { row: CardTestReportRow; before: readonly CardTestResult[] } | undefined;
    const answer = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, CardTestReport, async () => {
        begun = await this.#begin(trx, { caller, draft, questions });
        return showReport(begun.row);
      }),
    );
    if (begun !== undefined) this.#start(begun.row.report_id, { caller, draft, questions, before: begun.before });
    return answer;
  }

  /** @throws {AppError} NOT_FOUND */
  async report(caller: Caller, draftId: string, reportId: string): Promise<CardTestReport> {
    return showReport(await this.#find(caller, draftId, reportId));
  }

  /** Ends a run after the reply that is being written; one that has ended stays. @throws {AppError} NOT_FOUND */
  async stop(caller: Caller, draftId: string, reportId: string): Promise<CardTestReport> {
    const row = await this.#find(caller, draftId, reportId);
    if (row.state === 'running') await this.#deps.generations.stop(reportId);
    return showReport(row);
  }

  /** Ends the runs that a server has left behind. */
  async recover(): Promise<void> {
    await this.#deps.generations.recover(KIND, (reportId) => this.#end(reportId, 'failed'));
  }

  async #find(caller: Caller, draftId: string, reportId: string): Promise<CardTestReportRow> {
    const { database, drafts } = this.#deps;
    await drafts.get(caller.ownerId, draftId);
    const row = await findReport(database.db, reportId);
    if (row?.draft_id !== draftId) throw new AppError('NOT_FOUND', 'There is no such report');
    return row;
  }

  async #show(db: Queries, caller: Caller, draft: CharacterDraft): Promise<CardTestsAnswer> {
    const { engine, points } = this.#deps;
    const questions = await this.#ownQuestions(db, draft.draftId);
    const standing = this.#standing(caller, draft).map(({ text }) => text);
    const reports = await findReports(db, draft.draftId, MOST_REPORTS);
    return {
      questions,
      standing,
      isModel: engine.hasModel === true,
      points: this.#price(standing.length + questions.length),
      balance: await points.balance(db, caller.ownerId),
      reports: reports.map(showReport),
    };
  }

  #standing({ ownerId }: Caller, draft: CharacterDraft): AskedQuestion[] {
    return standingQuestions(characterOfDraft(draft, ownerId));
  }

  async #ownQuestions(db: Queries, draftId: string): Promise<OwnTestQuestion[]> {
    const stored = await findQuestions(db, draftId);
    return stored === undefined ? [] : Questions.parse(JSON.parse(stored));
  }

  /** Points for a run: both tries of a question cost one reply. */
  #price(questions: number): number {
    return this.#deps.pricePerReply() * questions;
  }

  async #begin(
    trx: Trx,
    { caller, draft, questions }: Omit<Run, 'before'>,
  ): Promise<{ row: CardTestReportRow; before: readonly CardTestResult[] }> {
    const { clock, engine, generations, ids } = this.#deps;
    const { draftId, revision } = draft;
    if ((await lockDraft(trx, caller.ownerId, draftId)) === undefined) throw noDraft();
    const former = await findReports(trx, draftId, MOST_REPORTS + 1);
    if (former.some(({ state }) => state === 'running')) {
      throw new AppError('CONFLICT', 'This card is being tested: wait for the end, or stop it');
    }
    await deleteReports(
      trx,
      former.slice(MOST_REPORTS - 1).map((row) => row.report_id),
    );
    const reportId = ids.next('ctr');
    const hold = await generations.begin(trx, {
      id: reportId,
      kind: KIND,
      walletId: caller.ownerId,
      price: this.#price(questions.length),
      reference: `card-test:${reportId}`,
    });
    const row: CardTestReportRow = {
      report_id: reportId,
      draft_id: draftId,
      revision,
      state: 'running',
      is_model: engine.hasModel === true ? 1 : 0,
      points: 0,
      total: questions.length,
      results: '[]',
      started_at: clock.now(),
      ...hold,
    };
    await insertReport(trx, row);
    const [last] = former;
    return { row, before: last === undefined ? [] : resultsOf(last) };
  }

  #start(reportId: string, run: Run): void {
    void this.#deps.generations.run<End>(reportId, {
      make: (signal) => this.#ask(reportId, run, signal),
      end: (state) => this.#end(reportId, state),
    });
  }

  async #ask(reportId: string, { before, questions, ...tested }: Run, signal: AbortSignal): Promise<End | undefined> {
    const { database, engine, log } = this.#deps;
    const results: CardTestResult[] = [];
    try {
      for (const question of questions) {
        const result = await askQuestion(database.db, this.#deps, tested, question, signal);
        results.push(withChange(result, before));
        await updateRunning(database.db, reportId, { results: JSON.stringify(results) });
      }
      return 'done';
    } catch (error) {
      if (signal.reason instanceof Interruption) {
        return ({ stopped: 'stopped', interrupted: 'failed', lost: undefined } as const)[signal.reason.kind];
      }
      log.warn({ err: error, engine: engine.name, reportId }, 'card test failed');
      return 'failed';
    }
  }

  async #end(reportId: string, state: End): Promise<void> {
    const { database, generations } = this.#deps;
    await inTransaction(database, async (trx) => {
      const job = ({ done: 'complete', stopped: 'stopped', failed: 'failed' } as const)[state];
      if (!(await generations.end(trx, reportId, job))) return;
      const row = await findReport(trx, reportId);
      if (row === undefined) throw new Error(`The report ${reportId} is missing`);
      const charged = (row.price / row.total) * resultsOf(row).length;
      // The guest may have signed in meanwhile.
      const ownerId = (await findDraftOwner(trx, row.draft_id)) ?? row.wallet_id;
      await generations.settle(trx, row, { charged, ownerId });
      await updateRunning(trx, reportId, { state, points: charged });
    });
  }
}
