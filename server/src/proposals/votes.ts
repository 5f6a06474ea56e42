import { createHmac, randomBytes } from 'node:crypto';
import type { BallotForm, BallotReceipt, PublicLogRecord } from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { PublicLog } from '../public-log/public-log.ts';
import { findBallots, findBallotsOf, insertBallot } from './ballot-store.ts';
import { findProposal, findUncounted, lockProposal, updateProposal } from './proposal-store.ts';
import { findRoll, findVoter, findVoters, insertRoll } from './roll-store.ts';
import { areChoices, count, hashRoll, quorumOf, stateAt, timesOf } from './rules.ts';
import { optionsOf, tallyOf } from './show-proposal.ts';
import type { BallotRow, ProposalRow } from './tables.ts';

interface VoteDeps {
  database: Database;
  clock: Clock;
  publicLog: PublicLog;
}

/** How often an account may vote on one proposal. */
const MOST_BALLOTS = 20;
/** How many votes are counted before one answer. */
const COUNTED_AT_ONCE = 10;

/** The roll, the ballots and the count of proposals. */
export class Votes {
  readonly #deps: VoteDeps;

  constructor(deps: VoteDeps) {
    this.#deps = deps;
  }

  /** Opens a locked proposal to discussion: draws its roll as of now, and records what is settled from now on. */
  async open(trx: Trx, row: ProposalRow): Promise<void> {
    const { clock, publicLog } = this.#deps;
    const now = clock.now();
    const tags = tag(await findVoters(trx, now));
    await insertRoll(trx, row.proposal_id, tags);
    const quorum = quorumOf(tags.size);
    const entry = await publicLog.append(trx, {
      kind: 'proposal',
      proposalId: row.proposal_id,
      title: row.title,
      textHash: row.text_hash,
      rollSize: tags.size,
      rollHash: hashRoll([...tags.values()]),
      quorum,
    });
    const opened = { opened_at: now, opened_entry: entry, quorum, roll_size: tags.size };
    await updateProposal(trx, row.proposal_id, opened);
  }

  /**
   * Records a ballot; the last one of an account counts.
   *
   * @throws {AppError} NOT_FOUND; FORBIDDEN for who is not on the roll; VALIDATION_FAILED for choices that cannot be; CONFLICT
   * when there is no vote now, for the hash of another text, and after 20 ballots.
   */
  async cast(accountId: string, proposalId: string, { choices, textHash }: BallotForm): Promise<BallotReceipt> {
    const { clock, database, publicLog } = this.#deps;
    const row = await inTransaction(database, async (trx) => {
      const proposal = await lockProposal(trx, proposalId);
      if (proposal === undefined || proposal.withheld_at !== null)
        throw new AppError('NOT_FOUND', 'There is no such proposal');
      const now = clock.now();
      if (stateAt(proposal, now) !== 'vote') throw new AppError('CONFLICT', 'There is no vote on this proposal now');
      if (proposal.text_hash !== textHash) {
        throw new AppError('CONFLICT', 'The ballot is about another text', { field: 'textHash' });
      }
      if (!areChoices(choices, { method: proposal.method, options: optionsOf(proposal).length })) {
        throw new AppError('VALIDATION_FAILED', 'choices: are not those of a ballot', { field: 'choices' });
      }
      const voter = await findVoter(trx, proposalId, accountId);
      if (voter === undefined) throw new AppError('FORBIDDEN', 'This account is not on the roll of this vote');
      const before = await findBallotsOf(trx, proposalId, voter);
      if (before.length >= MOST_BALLOTS) {
        throw new AppError('CONFLICT', `An account can vote ${MOST_BALLOTS} times on a proposal`);
      }
      const ballot = ballotText({ proposalId, voter, textHash, choices, castAt: now });
      const ballotHash = sha256(ballot);
      const entry = await publicLog.append(trx, { kind: 'ballot', proposalId, ballotHash });
      const added: BallotRow = {
        entry_number: entry,
        proposal_id: proposalId,
        voter,
        choices: JSON.stringify(choices),
        ballot,
        ballot_hash: ballotHash,
        cast_at: now,
      };
      await insertBallot(trx, added);
      if (before.length === 0) await updateProposal(trx, proposalId, { turnout: proposal.turnout + 1 });
      return added;
    });
    return this.#receipt(row);
  }

  /** The ballot of an account that counts; null before one is cast. */
  async ownBallot(db: Queries, proposalId: string, accountId: string): Promise<BallotReceipt | null> {
    const voter = await findVoter(db, proposalId, accountId);
    const [newest] = voter === undefined ? [] : await findBallotsOf(db, proposalId, voter);
    return newest === undefined ? null : this.#receipt(newest);
  }

  /** Counts the ballots of votes that have ended, each once. */
  async countEnded(): Promise<void> {
    const { clock, database } = this.#deps;
    for (const proposalId of await findUncounted(database.db, clock.now(), COUNTED_AT_ONCE)) {
      await inTransaction(database, (trx) => this.#count(trx, proposalId));
    }
  }

  async #count(trx: Trx, proposalId: string): Promise<void> {
    const { clock, publicLog } = this.#deps;
    const row = await lockProposal(trx, proposalId);
    if (row === undefined || stateAt(row, clock.now()) !== 'counting') return;
    const newest = new Map((await findBallots(trx, proposalId)).map(({ choices, voter }) => [voter, choices]));
    const ballots = [...newest.values()].map((choices) => JSON.parse(choices) as number[]);
    const result = count(ballots, { options: optionsOf(row).length, quorum: row.quorum ?? 0 });
    const { abstained, counts, outcome } = result;
    const record: PublicLogRecord = {
      kind: 'tally',
      proposalId,
      title: row.title,
      outcome,
      counts,
      abstained,
      turnout: ballots.length,
    };
    const entry = await publicLog.append(trx, record);
    await updateProposal(trx, proposalId, {
      outcome,
      counts: JSON.stringify(counts),
      abstained,
      turnout: ballots.length,
      tally_entry: entry,
    });
  }

  /**
   * A counted vote as JSON lines: the text, the tags of the roll, the ballots, the tally, and the checkpoint to which each of
   * them leads.
   *
   * @throws {AppError} NOT_FOUND; CONFLICT before the ballots are counted.
   */
  async export(proposalId: string): Promise<string> {
    const { database, publicLog } = this.#deps;
    await this.countEnded();
    const { db } = database;
    const row = await findProposal(db, proposalId);
    if (row === undefined || row.withheld_at !== null) throw new AppError('NOT_FOUND', 'There is no such proposal');
    const tally = tallyOf(row);
    if (tally === null || row.opened_entry === null || row.opened_at === null) {
      throw new AppError('CONFLICT', 'The ballots are not counted yet');
    }
    const [roll, ballots] = [await findRoll(db, proposalId), await findBallots(db, proposalId)];
    const numbers = [row.opened_entry, ...ballots.map((one) => one.entry_number), tally.entryNumber];
    const { checkpoint, proofs } = await publicLog.proveAll(numbers);
    const { voteFrom, voteUntil } = timesOf(row.opened_at);
    const proposal = {
      proposalId,
      title: row.title,
      text: row.body,
      method: row.method,
      options: optionsOf(row),
      textHash: row.text_hash,
      voteFrom: new Date(voteFrom).toISOString(),
      voteUntil: new Date(voteUntil).toISOString(),
      quorum: row.quorum,
    };
    const lines: object[] = [
      { proposal, entry: proofs.get(row.opened_entry) },
      ...roll.map((voter) => ({ voter })),
      ...ballots.map((one) => ({ ballot: one.ballot, entry: proofs.get(one.entry_number) })),
      {
        tally: { outcome: tally.outcome, counts: tally.counts, abstained: tally.abstained, turnout: row.turnout },
        entry: proofs.get(tally.entryNumber),
      },
      { checkpoint },
    ];
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  #receipt(row: BallotRow): BallotReceipt {
    const signed = this.#deps.publicLog.signNote([`ballot ${row.proposal_id}`, row.ballot_hash]);
    return {
      choices: JSON.parse(row.choices) as number[],
      castAt: new Date(row.cast_at).toISOString(),
      ballot: row.ballot,
      ballotHash: row.ballot_hash,
      entryNumber: row.entry_number,
      ...signed,
    };
  }
}

interface BallotFacts extends BallotForm {
  proposalId: string;
  voter: string;
  /** Epoch ms. */
  castAt: number;
}

/** The text that is hashed. Its salt keeps a hash in the public log from being guessed while the vote runs. */
function ballotText({ castAt, choices, proposalId, textHash, voter }: BallotFacts): string {
  const salt = randomBytes(32).toString('hex');
  return JSON.stringify({ proposalId, voter, textHash, choices, castAt: new Date(castAt).toISOString(), salt });
}

/** Tags by account id, under a key that is not kept: only the stored link leads from a tag to its account. */
function tag(accountIds: readonly string[]): Map<string, string> {
  const key = randomBytes(32);
  return new Map(accountIds.map((id) => [id, createHmac('sha256', key).update(id).digest('hex')]));
}
