import { createHmac, randomBytes } from 'node:crypto';
import type {
  BallotForm,
  BallotMessage,
  BallotMessageForm,
  BallotReceipt,
  PublicLogRecord,
  StandingNeeds,
} from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { PublicLog } from '../public-log/public-log.ts';
import { ballotMessage, type SignedFacts } from './ballot-message.ts';
import { readSignature, requireSigned, type BallotSignature } from './ballot-signature.ts';
import { findBallots, findBallotsOf, hasSignedForAnother, insertBallot } from './ballot-store.ts';
import { findProposal, findUncounted, lockProposal, updateProposal } from './proposal-store.ts';
import { findVoter, findVoters, insertRoll } from './roll-store.ts';
import { areChoices, count, hashRoll, quorumOf, stateAt } from './rules.ts';
import { optionsOf } from './show-proposal.ts';
import type { BallotRow, ProposalRow } from './tables.ts';
import { exportVote } from './vote-export.ts';

interface VoteDeps {
  database: Database;
  clock: Clock;
  publicLog: PublicLog;
  /** What an account has to show. */
  needs: StandingNeeds;
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
    const { clock, needs, publicLog } = this.#deps;
    const now = clock.now();
    const tags = tag(await findVoters(trx, now, needs));
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
   * Records a ballot; the last one of an account counts. A signed one that is sent again is recorded once.
   *
   * @throws {AppError} NOT_FOUND; FORBIDDEN for who is not on the roll; VALIDATION_FAILED for choices that cannot be, and unless a
   * wallet signed this ballot; CONFLICT when there is no vote now, for the hash of another text, after 20 ballots, and for a
   * wallet that signed for another account.
   */
  async cast(accountId: string, proposalId: string, form: BallotForm): Promise<BallotReceipt> {
    const { clock, database, publicLog } = this.#deps;
    return inTransaction(database, async (trx) => {
      const proposal = requireVote(await lockProposal(trx, proposalId), clock.now(), form);
      const { before, voter } = await requireVoter(trx, proposalId, accountId);
      const [newest] = before;
      if (newest !== undefined && isSame(newest, form.signature)) return this.#receipt(newest);
      requireRoom(before);
      const facts = this.#factsOf(proposal, { ...form, voter, number: before.length + 1 });
      const signed = form.signature === undefined ? undefined : await requireSigned(facts, form.signature);
      if (signed !== undefined && (await hasSignedForAnother(trx, { ...signed, proposalId, voter }))) {
        throw new AppError('CONFLICT', 'This wallet signed for another account on this proposal', { field: 'address' });
      }
      const ballot = ballotText({ ...facts, castAt: clock.now(), signed });
      const ballotHash = sha256(ballot);
      const added: BallotRow = {
        entry_number: await publicLog.append(trx, { kind: 'ballot', proposalId, ballotHash }),
        proposal_id: proposalId,
        voter,
        choices: JSON.stringify(form.choices),
        ballot,
        ballot_hash: ballotHash,
        cast_at: clock.now(),
        wallet_type: signed?.walletType ?? null,
        address: signed?.address ?? null,
        signature: signed?.signature ?? null,
        message: signed === undefined ? null : ballotMessage(signed.walletType, facts),
      };
      await insertBallot(trx, added);
      if (newest === undefined) await updateProposal(trx, proposalId, { turnout: proposal.turnout + 1 });
      return this.#receipt(added);
    });
  }

  /** What a wallet is to sign of the next ballot of an account. Throws as `cast`. */
  async message(accountId: string, proposalId: string, form: BallotMessageForm): Promise<BallotMessage> {
    const { clock, database } = this.#deps;
    const proposal = requireVote(await findProposal(database.db, proposalId), clock.now(), form);
    const { before, voter } = await requireVoter(database.db, proposalId, accountId);
    requireRoom(before);
    const facts = this.#factsOf(proposal, { ...form, voter, number: before.length + 1 });
    return { message: ballotMessage(form.walletType, facts) };
  }

  #factsOf(row: ProposalRow, own: Pick<SignedFacts, 'choices' | 'number' | 'voter'>): SignedFacts {
    return {
      origin: this.#deps.publicLog.origin,
      proposalId: row.proposal_id,
      title: row.title,
      textHash: row.text_hash,
      options: optionsOf(row),
      choices: own.choices,
      voter: own.voter,
      number: own.number,
    };
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
    const newest = [...new Map((await findBallots(trx, proposalId)).map((ballot) => [ballot.voter, ballot])).values()];
    const ballots = newest.map(({ choices }) => JSON.parse(choices) as number[]);
    const signed = newest.filter(({ signature }) => signature !== null).length;
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
      signed,
    };
    const entry = await publicLog.append(trx, record);
    await updateProposal(trx, proposalId, {
      outcome,
      counts: JSON.stringify(counts),
      abstained,
      turnout: ballots.length,
      signed,
      tally_entry: entry,
    });
  }

  /** See `exportVote`. */
  async export(proposalId: string): Promise<string> {
    await this.countEnded();
    return exportVote(this.#deps, proposalId);
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
      signer: signerOf(row),
    };
  }
}

/** Throws NOT_FOUND; CONFLICT when there is no vote now and for another text; VALIDATION_FAILED for choices that cannot be. */
function requireVote(
  row: ProposalRow | undefined,
  now: number,
  { choices, textHash }: Pick<BallotForm, 'choices' | 'textHash'>,
): ProposalRow {
  if (row === undefined || row.withheld_at !== null) throw new AppError('NOT_FOUND', 'There is no such proposal');
  if (stateAt(row, now) !== 'vote') throw new AppError('CONFLICT', 'There is no vote on this proposal now');
  if (row.text_hash !== textHash) {
    throw new AppError('CONFLICT', 'The ballot is about another text', { field: 'textHash' });
  }
  if (!areChoices(choices, { method: row.method, options: optionsOf(row).length })) {
    throw new AppError('VALIDATION_FAILED', 'choices: are not those of a ballot', { field: 'choices' });
  }
  return row;
}

/** The tag of an account and its ballots, the newest first. Throws FORBIDDEN for who is not on the roll. */
async function requireVoter(
  db: Queries,
  proposalId: string,
  accountId: string,
): Promise<{ voter: string; before: BallotRow[] }> {
  const voter = await findVoter(db, proposalId, accountId);
  if (voter === undefined) throw new AppError('FORBIDDEN', 'This account is not on the roll of this vote');
  return { voter, before: await findBallotsOf(db, proposalId, voter) };
}

/** Throws CONFLICT. */
function requireRoom(before: readonly BallotRow[]): void {
  if (before.length < MOST_BALLOTS) return;
  throw new AppError('CONFLICT', `An account can vote ${MOST_BALLOTS} times on a proposal`);
}

/** Whether a signed ballot is this one, sent again because its answer was lost. */
const isSame = ({ signature }: BallotRow, proof: BallotForm['signature']): boolean =>
  signature !== null && proof !== undefined && readSignature(proof) === signature;

function signerOf({ address, message, wallet_type: walletType }: BallotRow): BallotReceipt['signer'] {
  return address === null || message === null || walletType === null ? null : { walletType, address, message };
}

interface BallotFacts extends Pick<SignedFacts, 'choices' | 'proposalId' | 'textHash' | 'voter'> {
  /** Epoch ms. */
  castAt: number;
  signed: BallotSignature | undefined;
}

/** The text that is hashed. Its salt keeps a hash in the public log from being guessed while the vote runs. */
function ballotText({ castAt, choices, proposalId, signed, textHash, voter }: BallotFacts): string {
  const salt = randomBytes(32).toString('hex');
  return JSON.stringify({ proposalId, voter, textHash, choices, castAt: new Date(castAt).toISOString(), salt, signed });
}

/** Tags by account id, under a key that is not kept: only the stored link leads from a tag to its account. */
function tag(accountIds: readonly string[]): Map<string, string> {
  const key = randomBytes(32);
  return new Map(accountIds.map((id) => [id, createHmac('sha256', key).update(id).digest('hex')]));
}
