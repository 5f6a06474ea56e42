import { describe, expect, it } from 'vitest';
import { operations } from '../generated/examples';
import { hashLeaf, hashNode, toHex, type Hash } from '../public-log/merkle';
import { checkVoteExport } from './check-vote';
import { originIn, writeMessage, type SignedFacts } from './signed-message';
import { isSignedBy, type WalletSignature } from './wallet-signature';

interface Entry {
  entryNumber: number;
  leaf: string;
  path: string[];
}

type Line = Record<string, unknown> & { ballot?: string; message?: string; entry?: Entry };

const file = operations.exportProposal.examples[200].jsonl;
const read = (): Line[] =>
  file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function sha256(bytes: string | Uint8Array<ArrayBuffer>): Promise<Hash> {
  const data = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The root of a tree, and the paths of its leaves (RFC 6962 §2.1). */
async function grow(leaves: readonly Hash[]): Promise<{ root: Hash; paths: Hash[][] }> {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) return { root: only, paths: [[]] };
  const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [await grow(leaves.slice(0, half)), await grow(leaves.slice(half))];
  const paths = [
    ...left.paths.map((path) => [...path, right.root]),
    ...right.paths.map((path) => [...path, left.root]),
  ];
  return { root: await hashNode(left.root, right.root), paths };
}

/** The export of a server that changed its lines before it recorded them, and signed what came of it. */
async function forge(change: (lines: Line[]) => void): Promise<string> {
  const lines = read();
  change(lines);
  for (const { ballot, entry } of lines) {
    if (ballot === undefined || entry === undefined) continue;
    const hash = toHex(await sha256(ballot));
    entry.leaf = entry.leaf.replace(/"ballotHash":"[0-9a-f]{64}"/, `"ballotHash":"${hash}"`);
  }
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  const { paths, root } = await grow(await Promise.all(entries.map(({ leaf }) => hashLeaf(leaf))));
  for (const [place, entry] of entries.entries()) entry.path = (paths[place] ?? []).map(toHex);
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign']);
  const name = 'fabula.example/public-log';
  const typed = new Uint8Array([1, ...new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))]);
  const id = (await sha256(new Uint8Array([...new TextEncoder().encode(`${name}\n`), ...typed]))).subarray(0, 4);
  const text = `${name}\n${entries.length}\n${base64(root)}\n`;
  const signed = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)));
  const note = `${text}\n— ${name} ${base64(new Uint8Array([...id, ...signed]))}\n`;
  const key = `${name}+${toHex(id)}+${base64(typed)}`;
  lines[lines.length - 1] = { checkpoint: { note, publicKey: key } };
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const signedLines = (lines: Line[], wallet: string) =>
  lines.filter(({ ballot }) => ballot?.includes(`"walletType":"${wallet}"`) === true);

/** Changes what a ballot says before it is recorded. */
function rewrite(line: Line | undefined, from: string | RegExp, to: string): void {
  if (line?.ballot === undefined) throw new Error('There is no such ballot');
  line.ballot = line.ballot.replace(from, to);
}

describe('the ballots that wallets signed', () => {
  it('are counted apart from those with a receipt of the server alone', async () => {
    expect(await checkVoteExport(file)).toMatchObject({
      valid: true,
      turnout: 4,
      signed: 1,
      receipted: 3,
      replacedSigned: 1,
    });
  });

  it('hold where the server recorded what they signed', async () => {
    expect(await checkVoteExport(await forge(() => undefined))).toMatchObject({ valid: true, signed: 1 });
  });

  const notSigned = 'The signature is not that of the wallet';

  it.each<[string, string, (lines: Line[]) => void]>([
    [
      'a signature of an EVM wallet was tampered with',
      notSigned,
      (lines) => rewrite(signedLines(lines, 'metamask')[0], /"signature":"0x../, '"signature":"0x00'),
    ],
    [
      'a signature of Solana was tampered with',
      notSigned,
      (lines) => rewrite(signedLines(lines, 'phantom')[0], /"signature":"..../, '"signature":"AAAA'),
    ],
    [
      'another address is named',
      notSigned,
      (lines) => rewrite(signedLines(lines, 'metamask')[0], /"address":"0x../, '"address":"0x00'),
    ],
    [
      'an address is none',
      notSigned,
      (lines) => rewrite(signedLines(lines, 'phantom')[0], /"address":"[^"]+"/, `"address":"${'z'.repeat(44)}"`),
    ],
    [
      'the signature is of another option',
      'The wallet was given another ballot to sign',
      (lines) => rewrite(signedLines(lines, 'metamask')[0], '"choices":[1]', '"choices":[0]'),
    ],
    [
      'what was signed is left out',
      'The field message is missing',
      (lines) => {
        for (const line of signedLines(lines, 'metamask')) delete line.message;
      },
    ],
    [
      'a later ballot of the voter is an earlier one again',
      'The wallet was given another ballot to sign',
      (lines) => {
        const [first, second] = signedLines(lines, 'metamask');
        Object.assign(second ?? {}, { ballot: first?.ballot, message: first?.message });
      },
    ],
    [
      'a wallet signed for two voters',
      notSigned,
      (lines) => {
        const [first] = signedLines(lines, 'metamask');
        const [solana] = signedLines(lines, 'phantom');
        const voter = /"voter":"[0-9a-f]{64}"/;
        rewrite(first, voter, voter.exec(solana?.ballot ?? '')?.[0] ?? '');
        if (first !== undefined) first.message = first.message?.replace(/"voter":"0x[0-9a-f]{64}"/, voterIn(solana));
      },
    ],
  ])('are refused when %s, although the server recorded it so', async (_what, because, change) => {
    expect(await checkVoteExport(await forge(change))).toMatchObject({ valid: false, because });
  });
});

const voterIn = (line: Line | undefined) => `"voter":"0x${/"voter":"([0-9a-f]{64})"/.exec(line?.ballot ?? '')?.[1]}"`;

describe('a message', () => {
  const { data } = operations.createBallotMessage.examples[200]['typed-data'];
  const ballot = JSON.parse(operations.castBallot.examples[200].signed.data.ballot) as SignedFacts & {
    signed: WalletSignature;
  };
  const facts: SignedFacts = {
    origin: 'fabula.example/public-log',
    proposalId: 'prp-4d1b9a0e7c524f36',
    title: 'Which language should the next stories be written in first?',
    textHash: ballot.textHash,
    vote: ['Japanese'],
    choices: ballot.choices,
    voter: ballot.voter,
    number: 1,
  };

  it('is written as the server writes it, for both kinds of wallets', () => {
    expect(writeMessage('metamask', facts)).toBe(data.message);
    expect(writeMessage('phantom', facts)).toBe(operations.createBallotMessage.examples[200].text.data.message);
  });

  it('names the log, whatever the title says', () => {
    const title = '"domain":{"name":"elsewhere"';
    const other = { ...facts, title };
    expect(originIn('metamask', writeMessage('metamask', other))).toBe(facts.origin);
    expect(originIn('phantom', writeMessage('phantom', other))).toBe(facts.origin);
    expect(originIn('phantom', 'A text')).toBeUndefined();
  });

  it.each<[string, Partial<SignedFacts>]>([
    ['log', { origin: 'other.example/public-log' }],
    ['title', { title: 'Another title' }],
    ['vote', { vote: ['Arabic'] }],
    ['proposal', { proposalId: 'prp-other' }],
    ['text', { textHash: 'a'.repeat(64) }],
    ['choice', { choices: [2] }],
    ['voter', { voter: 'a'.repeat(64) }],
    ['number', { number: 2 }],
  ])('is not signed with another %s', async (_what, other) => {
    expect(await isSignedBy(facts, ballot.signed)).toBe(true);
    expect(await isSignedBy({ ...facts, ...other }, ballot.signed)).toBe(false);
  });
});
