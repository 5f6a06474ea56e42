import { readCheckpoint, type SignedTree } from '../public-log/checkpoint';
import { climb, fromHex, hashLeaf, toHex } from '../public-log/merkle';
import { originIn, writeMessage } from './signed-message';
import { isSignedBy, type WalletSignature } from './wallet-signature';

/** What the lines of a vote come to. */
export type VoteCheck =
  | {
      readonly valid: true;
      readonly origin: string;
      readonly title: string;
      readonly outcome: 'decided' | 'rejected';
      /** Every option with the ballots that chose it. */
      readonly counts: readonly { readonly option: string; readonly votes: number }[];
      readonly abstained: number;
      readonly turnout: number;
      readonly rollSize: number;
      readonly quorum: number;
      /** Of the ballots that count, how many a wallet signed, and how many only the server receipted. */
      readonly signed: number;
      readonly receipted: number;
      /** How many of those that only the server receipted replaced a signed one. */
      readonly replacedSigned: number;
    }
  | {
      readonly valid: false;
      /** The first line that does not hold, from 1. */
      readonly line: number;
      readonly because: string;
    };

type Fields = Readonly<Record<string, unknown>>;

class Damage extends Error {}

function demand(holds: boolean, because: string): asserts holds {
  if (!holds) throw new Damage(because);
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown, because: string): Fields {
  demand(isObject(value), because);
  return value;
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  demand(typeof value === 'string', `The field ${name} is missing`);
  return value;
}

function numberOf(fields: Fields, name: string): number {
  const value = fields[name];
  demand(Number.isSafeInteger(value), `The field ${name} is missing`);
  return Number(value);
}

async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** What the record of an entry says, once its leaf leads to the root of the checkpoint. */
async function readEntry(entry: unknown, tree: SignedTree): Promise<{ number: number; at: string; record: Fields }> {
  const fields = fieldsOf(entry, 'The entry of the public log is missing');
  const [leaf, number] = [textOf(fields, 'leaf'), numberOf(fields, 'entryNumber')];
  const path = fields['path'];
  demand(isTexts(path), 'The way to the checkpoint is missing');
  const place = { index: number - 1, size: tree.size, path: path.map(fromHex) };
  const root = (await climb(await hashLeaf(leaf), place))?.at(-1);
  demand(root !== undefined && toHex(root) === tree.rootHash, `Entry ${number} does not lead to the checkpoint`);
  const said = fieldsOf(parse(leaf), 'The entry is not JSON');
  return { number, at: textOf(said, 'recordedAt'), record: fieldsOf(said['record'], 'The entry has no record') };
}

interface Proposed {
  readonly id: string;
  readonly title: string;
  readonly method: string;
  readonly options: readonly string[];
  readonly textHash: string;
  readonly quorum: number;
  readonly rollSize: number;
  readonly rollHash: string;
}

async function readProposal({ entry, proposal }: Fields, tree: SignedTree): Promise<Proposed> {
  const fields = fieldsOf(proposal, 'The proposal is missing');
  const [id, title, text, method] = ['proposalId', 'title', 'text', 'method'].map((name) => textOf(fields, name));
  const options = fields['options'];
  demand(isTexts(options), 'The options are missing');
  const textHash = await sha256(JSON.stringify({ title, text, method, options }));
  const { record } = await readEntry(entry, tree);
  const [quorum, rollSize] = [numberOf(record, 'quorum'), numberOf(record, 'rollSize')];
  demand(record['kind'] === 'proposal' && record['proposalId'] === id, 'The entry is not of this proposal');
  demand(record['textHash'] === textHash, 'The text is not the one that was opened to discussion');
  demand(fields['quorum'] === quorum, 'The quorum is not the one that was recorded');
  return {
    id: id ?? '',
    title: title ?? '',
    method: method ?? '',
    options,
    textHash,
    quorum,
    rollSize,
    rollHash: textOf(record, 'rollHash'),
  };
}

interface Ballot {
  readonly entryNumber: number;
  readonly voter: string;
  readonly choices: readonly number[];
  /** Undefined where no wallet signed it. */
  readonly signed: WalletSignature | undefined;
  /** What the wallet was given. */
  readonly message: string;
}

async function readBallot(line: Fields, tree: SignedTree, of: Proposed): Promise<Ballot> {
  const text = textOf(line, 'ballot');
  const { number, record } = await readEntry(line['entry'], tree);
  demand(record['kind'] === 'ballot' && record['proposalId'] === of.id, 'The entry is no ballot on this proposal');
  demand(record['ballotHash'] === (await sha256(text)), 'The ballot is not the one that was recorded');
  const ballot = fieldsOf(parse(text), 'The ballot is not JSON');
  demand(ballot['proposalId'] === of.id && ballot['textHash'] === of.textHash, 'The ballot is about another text');
  const choices = ballot['choices'];
  demand(isNumbers(choices), 'The ballot has no choices');
  const areTold = choices.every(
    (place, index) => of.options[place] !== undefined && place > (choices[index - 1] ?? -1),
  );
  demand(areTold && (of.method === 'approval' || choices.length <= 1), 'The choices are not those of a ballot');
  const signed =
    ballot['signed'] === undefined ? undefined : readWallet(fieldsOf(ballot['signed'], 'The wallet is none'));
  const message = signed === undefined ? '' : textOf(line, 'message');
  return { entryNumber: number, voter: textOf(ballot, 'voter'), choices, signed, message };
}

function readWallet(fields: Fields): WalletSignature {
  const [walletType, address, signature] = ['walletType', 'address', 'signature'].map((name) => textOf(fields, name));
  demand(walletType === 'metamask' || walletType === 'phantom', 'The wallet is of no kind that is known');
  return { walletType, address: address ?? '', signature: signature ?? '' };
}

/** Demands that a wallet signed this ballot, which is the `number`th of its voter. */
async function checkSignature(
  { choices, message, signed, voter }: Ballot,
  of: Proposed,
  number: number,
): Promise<void> {
  if (signed === undefined) return;
  const { walletType } = signed;
  const facts = {
    origin: originIn(walletType, message) ?? '',
    proposalId: of.id,
    title: of.title,
    textHash: of.textHash,
    vote: choices.map((place) => of.options[place] ?? ''),
    choices,
    voter,
    number,
  };
  demand(message === writeMessage(walletType, facts), 'The wallet was given another ballot to sign');
  demand(await isSignedBy(facts, signed), 'The signature is not that of the wallet');
}

/** Reads the lines one after another. */
class VoteReader {
  readonly #tree: SignedTree;
  readonly #roll: string[] = [];
  /** By voter, their ballots in order. */
  readonly #cast = new Map<string, Ballot[]>();
  /** The voter for whom a wallet signed. */
  readonly #wallets = new Map<string, string>();
  #proposed: Proposed | undefined;
  #lastEntry = 0;
  #tally: { outcome: 'decided' | 'rejected'; counts: readonly number[]; abstained: number } | undefined;

  constructor(tree: SignedTree) {
    this.#tree = tree;
  }

  async read(line: string): Promise<void> {
    const fields = fieldsOf(parse(line), 'The line is not JSON');
    demand(this.#tally === undefined, 'The line comes after the tally');
    if (this.#proposed === undefined) {
      this.#proposed = await readProposal(fields, this.#tree);
    } else if ('voter' in fields) {
      demand(this.#cast.size === 0, 'The line of a voter comes after a ballot');
      const voter = textOf(fields, 'voter');
      demand(voter > (this.#roll.at(-1) ?? ''), 'The voters are not in order');
      this.#roll.push(voter);
    } else if ('ballot' in fields) {
      await this.#addBallot(await readBallot(fields, this.#tree, this.#proposed), this.#proposed);
    } else {
      await this.#count(fields, this.#proposed);
    }
  }

  async #addBallot(ballot: Ballot, proposed: Proposed): Promise<void> {
    const { entryNumber, signed, voter } = ballot;
    if (this.#cast.size === 0) await this.#checkRoll(proposed);
    demand(this.#roll.includes(voter), 'The voter is not on the roll');
    demand(entryNumber > this.#lastEntry, 'The ballots are not in their order');
    this.#lastEntry = entryNumber;
    const all = [...(this.#cast.get(voter) ?? []), ballot];
    this.#cast.set(voter, all);
    await checkSignature(ballot, proposed, all.length);
    if (signed === undefined) return;
    const address = signed.address.toLowerCase();
    demand((this.#wallets.get(address) ?? voter) === voter, 'The wallet signed for another voter too');
    this.#wallets.set(address, voter);
  }

  async #checkRoll({ rollHash, rollSize }: Proposed): Promise<void> {
    const isWhole = this.#roll.length === rollSize;
    demand(isWhole, `The roll had ${rollSize} voters, and ${this.#roll.length} are here`);
    const hash = await sha256(this.#roll.map((voter) => `${voter}\n`).join(''));
    demand(hash === rollHash, 'The roll is not the one that was recorded');
  }

  async #count(fields: Fields, proposed: Proposed): Promise<void> {
    const tally = fieldsOf(fields['tally'], 'The line is of no kind that is known');
    await this.#checkRoll(proposed);
    const newest = this.#counted();
    const ballots = newest.map(({ choices }) => choices);
    const signed = newest.filter((ballot) => ballot.signed !== undefined).length;
    const counts = proposed.options.map((_, place) => ballots.filter((choices) => choices.includes(place)).length);
    const abstained = ballots.filter((choices) => choices.length === 0).length;
    const outcome = ballots.length >= proposed.quorum ? 'decided' : 'rejected';
    const { record } = await readEntry(fields['entry'], this.#tree);
    demand(
      record['kind'] === 'tally' && record['proposalId'] === proposed.id,
      'The entry is no tally of this proposal',
    );
    demand(record['signed'] === undefined || record['signed'] === signed, 'The signed ballots are not as many');
    for (const said of [tally, record]) {
      const isSame =
        isNumbers(said['counts']) &&
        said['counts'].join() === counts.join() &&
        said['abstained'] === abstained &&
        said['turnout'] === ballots.length &&
        said['outcome'] === outcome;
      demand(isSame, 'The ballots do not come to this tally');
    }
    this.#tally = { outcome, counts, abstained };
  }

  /** The ballots that count. */
  #counted(): Ballot[] {
    return [...this.#cast.values()].flatMap((all) => all.at(-1) ?? []);
  }

  result(): VoteCheck {
    demand(this.#proposed !== undefined && this.#tally !== undefined, 'The tally is missing');
    const { options, quorum, title } = this.#proposed;
    const { abstained, counts, outcome } = this.#tally;
    const receipted = this.#counted().filter(({ signed }) => signed === undefined);
    const wereSigned = receipted.filter(({ voter }) =>
      this.#cast.get(voter)?.some(({ signed }) => signed !== undefined),
    );
    return {
      valid: true,
      origin: this.#tree.origin,
      title,
      outcome,
      counts: options.map((option, place) => ({ option, votes: counts[place] ?? 0 })),
      abstained,
      turnout: this.#cast.size,
      rollSize: this.#roll.length,
      quorum,
      signed: this.#cast.size - receipted.length,
      receipted: receipted.length,
      replacedSigned: wereSigned.length,
    };
  }
}

async function readTree(line: string, publicKey: string | undefined): Promise<SignedTree> {
  const { checkpoint } = fieldsOf(parse(line), 'The checkpoint is missing');
  const fields = fieldsOf(checkpoint, 'The checkpoint is missing');
  const tree = await readCheckpoint(textOf(fields, 'note'), publicKey ?? textOf(fields, 'publicKey'));
  demand(tree !== undefined, 'The checkpoint is not signed with this key');
  return tree;
}

/**
 * Counts a vote again, with no network: the text is the one that was opened, every voter is on the roll that was recorded
 * then, every ballot is the one that the public log recorded and that its wallet signed, where one did, and together they
 * come to the tally. That no ballot is left out
 * shows in the public log, whose entries of this proposal are as many (`checkPublicLogExport`).
 *
 * @param file The text of `exportProposal`
 * @param publicKey The key that is to have signed it; without one, the key in the file
 */
export async function checkVoteExport(file: string, publicKey?: string): Promise<VoteCheck> {
  const lines = file.split('\n').filter(Boolean);
  let at = lines.length;
  try {
    const reader = new VoteReader(await readTree(lines.at(-1) ?? '', publicKey));
    for (const [index, line] of lines.slice(0, -1).entries()) {
      at = index + 1;
      await reader.read(line);
    }
    at = lines.length;
    return reader.result();
  } catch (error) {
    if (error instanceof Damage) return { valid: false, line: at, because: error.message };
    throw error;
  }
}
