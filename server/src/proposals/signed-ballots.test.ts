import { generateKeyPairSync, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BallotMessageEnvelope,
  BallotReceiptEnvelope,
  ProposalEnvelope,
  type Proposal,
  type WalletProof,
  type WalletType,
} from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { openVote } from '../testing/people/open-vote.ts';
import { registerVoters } from '../testing/people/register-voters.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

const account = privateKeyToAccount(generatePrivateKey());

let server: TestServer;
let operators: Set<string>;
let ada: SessionValues;
let bea: SessionValues;
let proposal: Proposal;
beforeEach(async () => {
  operators = new Set();
  server = await createTestServer({ config: { operators: { accountIds: operators, emails: new Set() } } });
  [ada, bea] = (await registerVoters(server, 2)) as [SessionValues, SessionValues];
  proposal = await openVote({ server, author: ada, operators });
});
afterEach(() => server[Symbol.asyncDispose]());

const post = (session: SessionValues, path: string, json: object) =>
  server.call(path, { session, method: 'POST', json });

interface Vote {
  of?: Proposal;
  choices?: number[];
}

async function messageFor(
  session: SessionValues,
  { choices = [1], of = proposal, walletType = 'metamask' }: Vote & { walletType?: WalletType } = {},
): Promise<string> {
  const form = { textHash: of.textHash, choices, walletType };
  const { body } = await post(session, `/proposals/${of.proposalId}/ballot-message`, form);
  return BallotMessageEnvelope.parse(body).data.message;
}

const cast = (session: SessionValues, { choices = [1], of = proposal }: Vote, signature?: WalletProof) =>
  post(session, `/proposals/${of.proposalId}/ballots`, {
    textHash: of.textHash,
    choices,
    ...(signature === undefined ? {} : { signature }),
  });

type TypedData = Parameters<typeof account.signTypedData>[0];

async function signTyped(message: string, change: (data: TypedData) => TypedData = (data) => data) {
  const data = JSON.parse(message) as TypedData;
  const signature = await account.signTypedData(change(data));
  return { walletType: 'metamask', address: account.address.toLowerCase(), signature } as const;
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const solanaAddress = base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
const signText = (text: string, encode: (bytes: Buffer) => string): WalletProof => ({
  walletType: 'phantom',
  address: solanaAddress,
  signature: encode(sign(null, Buffer.from(text), privateKey)),
});

const wrong = { status: 400, body: { reason: 'VALIDATION_FAILED', field: 'signature' } };

describe('a ballot that a wallet signs', () => {
  it('says in typed data which ballot it is, on which log, and with which voter', async () => {
    const data: unknown = JSON.parse(await messageFor(ada));
    expect(data).toMatchObject({
      primaryType: 'Ballot',
      domain: { name: `${new URL(server.deps.config.publicUrl).host}/public-log`, version: '1' },
      message: {
        proposal: 'Which harbour next?',
        vote: ['Odesa'],
        proposalId: proposal.proposalId,
        textHash: `0x${proposal.textHash}`,
        choices: [1],
        number: 1,
      },
    });
  });

  it('is taken with its address and counted once, apart from those that are not signed', async () => {
    const message = await messageFor(ada);
    const answer = await cast(ada, {}, await signTyped(message));
    const receipt = BallotReceiptEnvelope.parse(answer.body).data;
    expect(receipt.signer).toEqual({ walletType: 'metamask', address: account.address, message });
    expect(JSON.parse(receipt.ballot)).toMatchObject({ signed: { walletType: 'metamask', address: account.address } });
    await cast(bea, { choices: [2] });
    server.clock.advance(5 * DAY_MS);
    const { body } = await server.call(`/proposals/${proposal.proposalId}`);
    expect(ProposalEnvelope.parse(body).data).toMatchObject({ turnout: 2, tally: { counts: [0, 1, 1], signed: 1 } });
  });

  it('is recorded once when it is sent again', async () => {
    const proof = await signTyped(await messageFor(ada));
    const entries = [await cast(ada, {}, proof), await cast(ada, {}, proof)].map(
      ({ body }) => BallotReceiptEnvelope.parse(body).data.entryNumber,
    );
    expect(new Set(entries).size).toBe(1);
  });

  it.each<[string, (data: TypedData) => TypedData]>([
    ['the domain of another server', (data) => ({ ...data, domain: { ...data.domain, name: 'other.example' } })],
    ['a chain id', (data) => ({ ...data, types: withChain, domain: { ...data.domain, chainId: 1 } })],
    ['another option', (data) => ({ ...data, message: { ...data.message, vote: ['Busan'], choices: [2] } })],
    ['words of another option', (data) => ({ ...data, message: { ...data.message, vote: ['Busan'] } })],
    ['another text', (data) => ({ ...data, message: { ...data.message, textHash: `0x${'a'.repeat(64)}` } })],
    ['another voter', (data) => ({ ...data, message: { ...data.message, voter: `0x${'a'.repeat(64)}` } })],
    ['a later ballot', (data) => ({ ...data, message: { ...data.message, number: 2 } })],
  ])('is refused when the wallet signed %s', async (_what, change) => {
    expect(await cast(ada, {}, await signTyped(await messageFor(ada), change))).toMatchObject(wrong);
  });

  it('is refused with the address of another wallet, and with a signature that is damaged', async () => {
    const proof = await signTyped(await messageFor(ada));
    const address = privateKeyToAccount(generatePrivateKey()).address;
    expect(await cast(ada, {}, { ...proof, address })).toMatchObject(wrong);
    expect(await cast(ada, {}, { ...proof, signature: `0x${'f'.repeat(130)}` })).toMatchObject(wrong);
    expect(await cast(ada, {}, { ...proof, address: solanaAddress })).toMatchObject({
      status: 400,
      body: { field: 'address' },
    });
  });

  it('is refused for another choice, for another proposal and once it was replaced', async () => {
    const proof = await signTyped(await messageFor(ada));
    expect(await cast(ada, { choices: [2] }, proof)).toMatchObject(wrong);
    expect(await cast(bea, {}, proof)).toMatchObject(wrong);
    const other = await openVote({ server, author: bea, operators }, { title: 'Another harbour?' });
    expect(await cast(ada, { of: other }, proof)).toMatchObject(wrong);
    // The first vote is open for two more days.
    expect(await cast(ada, {}, proof)).toMatchObject({ status: 200 });
    expect(await cast(ada, { choices: [0] })).toMatchObject({ status: 200, body: { data: { signer: null } } });
    expect(await cast(ada, {}, proof)).toMatchObject(wrong);
  });

  it('cannot be signed by one wallet for two accounts, but for one account again', async () => {
    expect(await cast(ada, {}, await signTyped(await messageFor(ada)))).toMatchObject({ status: 200 });
    expect(await cast(bea, {}, await signTyped(await messageFor(bea)))).toMatchObject({
      status: 409,
      body: { reason: 'CONFLICT', field: 'address' },
    });
    const again = { choices: [0] };
    expect(await cast(ada, again, await signTyped(await messageFor(ada, again)))).toMatchObject({ status: 200 });
    const other = await openVote({ server, author: bea, operators }, { title: 'Another harbour?' });
    const proof = await signTyped(await messageFor(bea, { of: other }));
    expect(await cast(bea, { of: other }, proof)).toMatchObject({ status: 200 });
  });

  it.each([
    ['base 58', (bytes: Buffer) => base58.encode(bytes)],
    ['base 64', (bytes: Buffer) => bytes.toString('base64')],
  ])('is signed by a Solana wallet as a text, with a signature in %s', async (_what, encode) => {
    const text = await messageFor(ada, { walletType: 'phantom' });
    expect(text).toContain('Proposal: Which harbour next?\nVote: Odesa\n');
    const answer = await cast(ada, {}, signText(text, encode));
    expect(BallotReceiptEnvelope.parse(answer.body).data.signer).toMatchObject({
      address: solanaAddress,
      message: text,
    });
    expect(await cast(bea, {}, signText(`${text}.`, encode))).toMatchObject(wrong);
  });

  it('has no message for who may not vote, for another text and for choices that cannot be', async () => {
    const late = await server.registered();
    const form = { textHash: proposal.textHash, choices: [1], walletType: 'metamask' };
    const path = `/proposals/${proposal.proposalId}/ballot-message`;
    expect(await post(late, path, form)).toMatchObject({ status: 403 });
    expect(await post(ada, path, { ...form, textHash: 'a'.repeat(64) })).toMatchObject({ status: 409 });
    expect(await post(ada, path, { ...form, choices: [7] })).toMatchObject({ status: 400 });
    expect(await post(ada, '/proposals/prp-none/ballot-message', form)).toMatchObject({ status: 404 });
    server.clock.advance(5 * DAY_MS);
    expect(await post(ada, path, form)).toMatchObject({ status: 409 });
  });

  it('keeps its address in the vote when the account is deleted, and nothing leads from one to the other', async () => {
    await cast(bea, {}, await signTyped(await messageFor(bea)));
    const { accountDeletion, database } = server.deps;
    await accountDeletion.delete({ ...(await principalOf(server.deps, bea)), provedAt: server.clock.now() });
    await accountDeletion.sweep();
    const ballots = await database.db.selectFrom('proposal_ballots').select(['address', 'voter']).execute();
    expect(ballots).toMatchObject([{ address: account.address }]);
    const voters = await database.db.selectFrom('proposal_voters').select('voter').execute();
    expect(voters.map(({ voter }) => voter)).not.toContain(ballots[0]?.voter);
  });
});

const withChain = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ],
  Ballot: [
    { name: 'proposal', type: 'string' },
    { name: 'vote', type: 'string[]' },
    { name: 'proposalId', type: 'string' },
    { name: 'textHash', type: 'bytes32' },
    { name: 'choices', type: 'uint8[]' },
    { name: 'voter', type: 'bytes32' },
    { name: 'number', type: 'uint32' },
  ],
};
