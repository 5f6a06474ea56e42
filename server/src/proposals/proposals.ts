import type { Accounts } from '../accounts/accounts.ts';
import type { Operators } from '../accounts/operators/operators.ts';
import { Proposal } from '../contract/validators.ts';
import type {
  BallotForm,
  BallotMessage,
  BallotMessageForm,
  BallotReceipt,
  CommunityStanding,
  ProposalForm,
  ProposalPage,
  ProposalState,
  StandingNeeds,
} from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { Member } from '../http/reader.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { toPlainLine } from '../lib/plain-text.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { checkText } from '../posts/check-text.ts';
import type { Safety } from '../safety/safety.ts';
import { findFollowUps, findNewestFollowUps } from './follow-up-store.ts';
import {
  countEndorsements,
  deleteEndorsement,
  findOpenIdea,
  hasEndorsed,
  insertEndorsement,
  insertProposal,
  listProposals,
  lockProposal,
  updateProposal,
} from './proposal-store.ts';
import { requireProposal, requireShown } from './require-proposal.ts';
import { findShown, findVoter } from './roll-store.ts';
import { ENDORSEMENTS_NEEDED, hashText, stateAt } from './rules.ts';
import { showProposal, showSummary } from './show-proposal.ts';
import type { ProposalRow } from './tables.ts';
import type { Votes } from './votes.ts';

export interface ProposalDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Pick<Accounts, 'profiles'>;
  operators: Operators;
  safety: Safety;
  votes: Votes;
  /** What an account has to show. */
  needs: StandingNeeds;
  /** How many comments proposals have; none for those without. */
  countComments: (db: Queries, proposalIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Of what an account does here. */
  limit: RateLimit;
}

export interface ProposalQuery {
  state?: ProposalState | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** What people propose: ideas, their discussion and their votes. */
export class Proposals {
  readonly #deps: ProposalDeps;

  constructor(deps: ProposalDeps) {
    this.#deps = deps;
  }

  /** Throws VALIDATION_FAILED for another list's cursor. */
  async list({ cursor, limit, state }: ProposalQuery): Promise<ProposalPage> {
    const { accounts, clock, countComments, database, votes } = this.#deps;
    await votes.countEnded();
    const now = clock.now();
    const { db } = database;
    const { items, nextCursor } = await listProposals(db, { state, now }, { cursor, limit });
    const names = await accounts.profiles(db, [...new Set(items.flatMap((row) => row.author_id ?? []))]);
    const ids = items.map((row) => row.proposal_id);
    const counts = await countEndorsements(db, ids);
    const comments = await countComments(db, ids);
    const followUps = await findNewestFollowUps(db, ids);
    return {
      items: items.map((row) =>
        showSummary(row, {
          now,
          authorName: names.get(row.author_id ?? '')?.userName ?? '',
          endorsements: counts.get(row.proposal_id) ?? 0,
          comments: comments.get(row.proposal_id) ?? 0,
          followUp: followUps.get(row.proposal_id),
        }),
      ),
      nextCursor,
    };
  }

  /** Throws NOT_FOUND. */
  async get(accountId: string | undefined, proposalId: string): Promise<Proposal> {
    const { database, votes } = this.#deps;
    await votes.countEnded();
    return this.#show(database.db, accountId, await requireProposal(database.db, accountId, proposalId));
  }

  /** What an account may do now. */
  async standing(accountId: string): Promise<CommunityStanding> {
    return this.#standing(this.#deps.database.db, accountId);
  }

  /**
   * Writes an idea.
   *
   * @throws {AppError} FORBIDDEN for an account that has not shown enough, and for words that are not allowed; VALIDATION_FAILED
   * for options that are the same; CONFLICT while another idea of the account is open.
   */
  async create({ accountId, key }: Member, form: ProposalForm): Promise<Proposal> {
    const { clock, database, ids, limit } = this.#deps;
    await limit(accountId);
    const text = await this.#readForm(form);
    const now = clock.now();
    return inTransaction(database, (trx) =>
      runIdempotent(
        trx,
        { ownerId: accountId, operation: 'createProposal', key, input: form, now },
        Proposal,
        async () => {
          const { mayPropose, openIdeaId } = await this.#standing(trx, accountId);
          if (openIdeaId !== null) throw new AppError('CONFLICT', 'Another idea of this account is open');
          if (!mayPropose) throw new AppError('FORBIDDEN', 'This account may not propose yet');
          const row: ProposalRow = {
            proposal_id: ids.next('prp'),
            author_id: accountId,
            title: text.title,
            body: text.text,
            method: form.method,
            options: JSON.stringify(text.options),
            text_hash: hashText({ ...text, method: form.method }),
            created_at: now,
            withdrawn_at: null,
            opened_at: null,
            opened_entry: null,
            quorum: null,
            roll_size: null,
            turnout: 0,
            outcome: null,
            counts: null,
            abstained: null,
            signed: null,
            tally_entry: null,
            withheld_at: null,
          };
          await insertProposal(trx, row);
          return this.#show(trx, accountId, row);
        },
      ),
    );
  }

  /** The last endorsement that is needed opens the discussion. Throws NOT_FOUND; FORBIDDEN; CONFLICT once it is no idea. */
  async endorse({ accountId }: Member, proposalId: string, endorsed: boolean): Promise<Proposal> {
    const { clock, votes } = this.#deps;
    return this.#change(accountId, proposalId, async (trx, row) => {
      requireIdea(row, clock.now());
      if (!endorsed) return deleteEndorsement(trx, proposalId, accountId);
      if (!(await this.#standing(trx, accountId)).mayVote) {
        throw new AppError('FORBIDDEN', 'This account may not endorse yet');
      }
      await insertEndorsement(trx, proposalId, accountId, clock.now());
      const count = (await countEndorsements(trx, [proposalId])).get(proposalId) ?? 0;
      if (count >= ENDORSEMENTS_NEEDED) await votes.open(trx, row);
      return undefined;
    });
  }

  /** For an operator. Throws NOT_FOUND; CONFLICT once it is no idea. */
  async open(operatorId: string, proposalId: string): Promise<Proposal> {
    const { clock, votes } = this.#deps;
    return this.#change(operatorId, proposalId, async (trx, row) => {
      requireIdea(row, clock.now());
      await votes.open(trx, row);
    });
  }

  /** By its author or an operator. Throws NOT_FOUND; FORBIDDEN; CONFLICT once its vote has begun. */
  async withdraw({ accountId }: Member, proposalId: string): Promise<Proposal> {
    const { clock } = this.#deps;
    return this.#change(accountId, proposalId, async (trx, row) => {
      if (row.author_id !== accountId && !(await this.#isOperator(trx, accountId))) {
        throw new AppError('FORBIDDEN', 'Only its author can withdraw a proposal');
      }
      if (!isBeforeVote(row, clock.now())) throw new AppError('CONFLICT', 'The proposal cannot be withdrawn any more');
      await updateProposal(trx, proposalId, { withdrawn_at: clock.now() });
    });
  }

  /** See `Votes.cast`. */
  async cast({ accountId }: Member, proposalId: string, form: BallotForm): Promise<BallotReceipt> {
    await this.#deps.limit(accountId);
    return this.#deps.votes.cast(accountId, proposalId, form);
  }

  /** See `Votes.message`. */
  async ballotMessage({ accountId }: Member, proposalId: string, form: BallotMessageForm): Promise<BallotMessage> {
    await this.#deps.limit(accountId);
    return this.#deps.votes.message(accountId, proposalId, form);
  }

  /** See `Votes.export`. */
  async export(proposalId: string): Promise<string> {
    return this.#deps.votes.export(proposalId);
  }

  /** Changes one proposal, whose row is locked meanwhile. */
  async #change(
    accountId: string,
    proposalId: string,
    work: (trx: Trx, row: ProposalRow) => Promise<void>,
  ): Promise<Proposal> {
    await this.#deps.limit(accountId);
    return inTransaction(this.#deps.database, async (trx) => {
      await work(trx, requireShown(accountId, await lockProposal(trx, proposalId)));
      return this.#show(trx, accountId, await requireProposal(trx, accountId, proposalId));
    });
  }

  async #readForm(form: ProposalForm): Promise<{ title: string; text: string; options: string[] }> {
    const title = toPlainLine(form.title, 'title');
    const options = form.options.map((option) => toPlainLine(option, 'options'));
    if (new Set(options.map((option) => option.toLowerCase())).size < options.length) {
      throw new AppError('VALIDATION_FAILED', 'options: two are the same', { field: 'options' });
    }
    const { safety } = this.#deps;
    await checkText(safety, { text: [title, ...options].join('\n'), side: 'visitor' });
    const { text } = await checkText(safety, { text: form.text, side: 'visitor' });
    return { title, text, options };
  }

  async #show(db: Queries, accountId: string | undefined, row: ProposalRow): Promise<Proposal> {
    const { accounts, clock, countComments } = this.#deps;
    const { author_id: authorId, proposal_id: proposalId } = row;
    const names = authorId === null ? undefined : await accounts.profiles(db, [authorId]);
    return showProposal(row, {
      own: accountId === undefined ? null : await this.#own(db, accountId, row),
      followUps: await findFollowUps(db, proposalId),
      now: clock.now(),
      authorName: names?.get(authorId ?? '')?.userName ?? '',
      endorsements: (await countEndorsements(db, [proposalId])).get(proposalId) ?? 0,
      comments: (await countComments(db, [proposalId])).get(proposalId) ?? 0,
    });
  }

  async #own(db: Queries, accountId: string, row: ProposalRow): Promise<Proposal['own']> {
    const { clock, votes } = this.#deps;
    const now = clock.now();
    const isAuthor = row.author_id === accountId;
    const isOperator = await this.#isOperator(db, accountId);
    const standing = await this.#standing(db, accountId, row.opened_at ?? now);
    const isOnRoll = row.opened_at !== null && (await findVoter(db, row.proposal_id, accountId)) !== undefined;
    return {
      isAuthor,
      withheld: row.withheld_at !== null,
      endorsed: await hasEndorsed(db, row.proposal_id, accountId),
      mayWithdraw: (isAuthor || isOperator) && isBeforeVote(row, now),
      mayOpen: isOperator && stateAt(row, now) === 'idea',
      standing: row.opened_at === null ? standing : { ...standing, mayVote: isOnRoll },
      ballot: await votes.ownBallot(db, row.proposal_id, accountId),
    };
  }

  async #isOperator(db: Queries, accountId: string): Promise<boolean> {
    return this.#deps.operators.isNamed(accountId, db);
  }

  async #standing(db: Queries, accountId: string, at = this.#deps.clock.now()): Promise<CommunityStanding> {
    const { needs } = this.#deps;
    const shown = await findShown(db, accountId, at);
    const openIdeaId = (await findOpenIdea(db, accountId)) ?? null;
    const accountDays = shown === undefined ? 0 : Math.floor((at - shown.created_at) / DAY_MS);
    const [activeDays, settledPoints] = [shown?.active_days ?? 0, shown?.settled_points ?? 0];
    const mayVote =
      accountDays >= needs.voteDays && activeDays >= needs.activeDays && settledPoints >= needs.settledPoints;
    return {
      at: new Date(at).toISOString(),
      mayVote,
      mayPropose: mayVote && accountDays >= needs.proposeDays && openIdeaId === null,
      accountDays,
      activeDays,
      settledPoints,
      openIdeaId,
      needs,
    };
  }
}

function requireIdea(row: ProposalRow, now: number): void {
  if (stateAt(row, now) !== 'idea') throw new AppError('CONFLICT', 'The proposal is no idea any more');
}

const isBeforeVote = (row: ProposalRow, now: number): boolean => ['idea', 'discussion'].includes(stateAt(row, now));
