import type { WalletType } from '../contract/validators.ts';

/** What a wallet signs of a ballot. */
export interface SignedFacts {
  /** The name of the public log, which is that of this server. */
  origin: string;
  proposalId: string;
  title: string;
  textHash: string;
  /** The options of the proposal in words. */
  options: readonly string[];
  choices: readonly number[];
  /** The tag of the account. */
  voter: string;
  /** Which ballot of the voter it is, from 1: what was signed once counts for no other ballot. */
  number: number;
}

/** EIP-712. Without a chain id: the vote is on no chain, and wallets refuse that of another chain than the one they are on. */
export const BALLOT_TYPES = {
  Ballot: [
    { name: 'proposal', type: 'string' },
    { name: 'vote', type: 'string[]' },
    { name: 'proposalId', type: 'string' },
    { name: 'textHash', type: 'bytes32' },
    { name: 'choices', type: 'uint8[]' },
    { name: 'voter', type: 'bytes32' },
    { name: 'number', type: 'uint32' },
  ],
} as const;

const DOMAIN_TYPE = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
] as const;

export function ballotTypedData({ choices, number, options, origin, proposalId, textHash, title, voter }: SignedFacts) {
  return {
    domain: { name: origin, version: '1' },
    types: BALLOT_TYPES,
    primaryType: 'Ballot',
    message: {
      proposal: title,
      vote: choices.map((place) => options[place] ?? ''),
      proposalId,
      textHash: `0x${textHash}`,
      choices: [...choices],
      voter: `0x${voter}`,
      number,
    },
  } as const;
}

const WRITERS = { metamask: typedDataText, phantom: plainText } as const satisfies Record<
  WalletType,
  (facts: SignedFacts) => string
>;

/** The exact text that a wallet is given: typed data as JSON for EVM wallets, lines for Solana. */
export function ballotMessage(walletType: WalletType, facts: SignedFacts): string {
  return WRITERS[walletType](facts);
}

function typedDataText(facts: SignedFacts): string {
  const { domain, message, primaryType, types } = ballotTypedData(facts);
  return JSON.stringify({ types: { EIP712Domain: DOMAIN_TYPE, ...types }, primaryType, domain, message });
}

/** Titles and options are single lines, so that no words can pass for another line. */
function plainText({ choices, number, options, origin, proposalId, textHash, title, voter }: SignedFacts): string {
  return [
    `${origin}: ballot`,
    '',
    `Proposal: ${title}`,
    ...choices.map((place) => `Vote: ${options[place] ?? ''}`),
    ...(choices.length === 0 ? ['Abstention'] : []),
    '',
    `Proposal ID: ${proposalId}`,
    `Text hash: ${textHash}`,
    `Choices: [${choices.join(',')}]`,
    `Voter: ${voter}`,
    `Number: ${number}`,
  ].join('\n');
}
