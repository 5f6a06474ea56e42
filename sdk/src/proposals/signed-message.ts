/** What a wallet signs of a ballot. */
export interface SignedFacts {
  /** The name of the log of the server that asked. */
  readonly origin: string;
  readonly proposalId: string;
  readonly title: string;
  readonly textHash: string;
  /** The options that are chosen, in words. */
  readonly vote: readonly string[];
  readonly choices: readonly number[];
  readonly voter: string;
  /** Which ballot of the voter it is, from 1. */
  readonly number: number;
}

export type WalletKind = 'metamask' | 'phantom';

/** The fields of a ballot in EIP-712, in their order. */
export const ballotFields = [
  ['proposal', 'string'],
  ['vote', 'string[]'],
  ['proposalId', 'string'],
  ['textHash', 'bytes32'],
  ['choices', 'uint8[]'],
  ['voter', 'bytes32'],
  ['number', 'uint32'],
] as const;

const typed = (fields: readonly (readonly [string, string])[]) => fields.map(([name, type]) => ({ name, type }));

/** Typed data as JSON (EIP-712). */
function writeTypedData({ choices, number, origin, proposalId, textHash, title, vote, voter }: SignedFacts): string {
  return JSON.stringify({
    types: {
      EIP712Domain: typed([
        ['name', 'string'],
        ['version', 'string'],
      ]),
      Ballot: typed(ballotFields),
    },
    primaryType: 'Ballot',
    domain: { name: origin, version: '1' },
    message: {
      proposal: title,
      vote,
      proposalId,
      textHash: `0x${textHash}`,
      choices,
      voter: `0x${voter}`,
      number,
    },
  });
}

function writeText({ choices, number, origin, proposalId, textHash, title, vote, voter }: SignedFacts): string {
  const votes = vote.length === 0 ? ['Abstention'] : vote.map((option) => `Vote: ${option}`);
  const facts = [
    `Proposal ID: ${proposalId}`,
    `Text hash: ${textHash}`,
    `Choices: [${choices.join(',')}]`,
    `Voter: ${voter}`,
    `Number: ${number}`,
  ];
  return [`${origin}: ballot`, '', `Proposal: ${title}`, ...votes, '', ...facts].join('\n');
}

/** The exact text that a wallet of a kind is given. */
export const writeMessage = (kind: WalletKind, facts: SignedFacts): string =>
  kind === 'metamask' ? writeTypedData(facts) : writeText(facts);

/** The name of the log in a message; undefined where there is none. */
export function originIn(kind: WalletKind, message: string): string | undefined {
  const found = kind === 'metamask' ? /"domain":\{"name":"([^"\\]+)"/.exec(message) : /^(\S+): ballot\n/.exec(message);
  return found?.[1];
}
