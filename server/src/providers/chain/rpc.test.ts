import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { encodeFunctionResult, parseAbi, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { decodeFunctionData, recoverAddress } from 'viem/utils';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../config/config.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const isHex = (text: unknown): text is Hex => typeof text === 'string' && text.startsWith('0x');
const EthCall = z.object({
  id: z.number(),
  method: z.literal('eth_call'),
  params: z.tuple([z.object({ to: z.string(), data: z.custom<Hex>(isHex) })]).rest(z.unknown()),
});

const CONTRACT = '0x1111111111111111111111111111111111111111';
const owner = privateKeyToAccount(generatePrivateKey());

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** With one contract wallet (EIP-1271). */
async function openNode(): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { id, params } = EthCall.parse(await json(request));
    const [{ data, to }] = params;
    const result = to === CONTRACT ? await askContract(data) : '0x';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The node has no port');
  return `http://127.0.0.1:${address.port}`;
}

async function askContract(data: Hex): Promise<Hex> {
  const [hash, signature] = decodeFunctionData({ abi, data }).args;
  const signer = await recoverAddress({ hash, signature });
  const result = signer === owner.address ? '0x1626ba7e' : '0xffffffff';
  return encodeFunctionResult({ abi, result });
}

async function serverOn(chainRpcUrl: string | undefined): Promise<TestServer> {
  const { signIn } = readConfig({ NODE_ENV: 'test' });
  return createTestServer({ config: { signIn: { ...signIn, chainRpcUrl } } });
}

async function enter(server: TestServer, address: string, account = owner) {
  const session = await server.guest();
  const asked = await server.call(`/registerlogin/web3auth/nonce?address=${address}&walletType=metamask`, { session });
  const { message } = z.object({ message: z.string() }).parse(asked.body.data);
  const signature = await account.signMessage({ message });
  const json = { address, signature, walletType: 'metamask' };
  return server.call('/registerlogin/web3auth/verify', { method: 'POST', session, json });
}

describe('contract wallets', () => {
  it('sign in when their contract accepts the signature, and only then', async () => {
    await using server = await serverOn(await openNode());
    expect((await enter(server, CONTRACT)).status).toBe(200);
    const stranger = privateKeyToAccount(generatePrivateKey());
    expect(await enter(server, CONTRACT, stranger)).toMatchObject({ status: 400, body: { field: 'signature' } });
    expect(await enter(server, '0x2222222222222222222222222222222222222222')).toMatchObject({ status: 400 });
    expect((await server.call('/readyz')).body.data).toMatchObject({ providers: { chain: 'rpc' } });
  });

  it('are refused where no chain is configured', async () => {
    await using server = await serverOn(undefined);
    expect(await enter(server, CONTRACT)).toMatchObject({ status: 400, body: { field: 'signature' } });
  });

  it('get UNAVAILABLE when the chain does not answer', async () => {
    await using server = await serverOn('http://127.0.0.1:1');
    expect(await enter(server, CONTRACT)).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
  });
});
