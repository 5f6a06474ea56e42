import type { FollowUpState, ProposalMethod, ProposalOutcome, WalletType } from '../contract/validators.ts';

export interface ProposalRow {
  proposal_id: string;
  /** Null once the account is deleted. */
  author_id: string | null;
  title: string;
  body: string;
  method: ProposalMethod;
  /** JSON: texts in their order. */
  options: string;
  /** See `hashText`. */
  text_hash: string;
  created_at: number;
  withdrawn_at: number | null;
  /** When its discussion began and its roll was drawn; null for an idea. */
  opened_at: number | null;
  /** Of the public log. */
  opened_entry: number | null;
  quorum: number | null;
  roll_size: number | null;
  /** Voters with a ballot. */
  turnout: number;
  /** Null until the ballots are counted. */
  outcome: ProposalOutcome | null;
  /** JSON: ballots for each option. */
  counts: string | null;
  abstained: number | null;
  /** Of the ballots that count, how many a wallet signed; null for votes from before wallets could. */
  signed: number | null;
  /** Of the public log. */
  tally_entry: number | null;
  /** Epoch ms: hidden from all but its author. */
  withheld_at: number | null;
}

interface EndorsementRow {
  proposal_id: string;
  account_id: string;
  created_at: number;
}

/** Who may vote, by tags that lead to no account. */
interface RollRow {
  proposal_id: string;
  voter: string;
}

/** The only link between an account and its tag; deleting the account erases it. */
interface VoterRow extends RollRow {
  account_id: string;
}

/** Never changed or erased. Of the ballots of a voter the newest counts. */
export interface BallotRow {
  /** Of the public log. */
  entry_number: number;
  proposal_id: string;
  voter: string;
  /** JSON: places of options. */
  choices: string;
  /** The exact text that is hashed. */
  ballot: string;
  ballot_hash: string;
  cast_at: number;
  /** Of the wallet that signed it, with what it signed; all four null without one. */
  wallet_type: WalletType | null;
  address: string | null;
  signature: string | null;
  message: string | null;
}

/** Never changed or erased. Of a proposal the newest one holds. */
export interface FollowUpRow {
  /** Of the public log. */
  entry_number: number;
  proposal_id: string;
  state: FollowUpState;
  reason: string;
  created_at: number;
}

export interface ProposalTables {
  proposals: ProposalRow;
  proposal_endorsements: EndorsementRow;
  proposal_roll: RollRow;
  proposal_voters: VoterRow;
  proposal_ballots: BallotRow;
  proposal_follow_ups: FollowUpRow;
}
