import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseEther, parseUnits } from 'viem';
import { getAddress, isAddress } from 'viem/utils';
import { startAnvil } from '../src/testing/chain/anvil.ts';

const CHAIN_PORT = 8545;
const FAUCET_PORT = 8546;
const LONGEST_FORM = 1024;
const DECIMALS = 6;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Faucet of the test chain</title>
<h1>Faucet of the test chain</h1>
<p>Sends test dollars, which are worth nothing, to the address of an order, or to your wallet.</p>
<form method="post">
<p><label>Address <input name="to" size="44" required></label></p>
<p><label>Amount <input name="amount" value="8.99" required></label></p>
<p><label><input type="checkbox" name="fees"> and 1 ETH for fees, for a wallet</label></p>
<button>Send</button>
</form>
`;

/** A chain for development: anvil with the factory, a test token and a faucet, until it is stopped. */
await using anvil = await startAnvil({ port: CHAIN_PORT, blockTime: 2 });

async function send(form: URLSearchParams): Promise<string> {
  const to = form.get('to')?.trim() ?? '';
  const amount = form.get('amount')?.trim() ?? '';
  if (!isAddress(to) || !/^\d{1,9}(\.\d{1,6})?$/.test(amount))
    return 'An address and an amount such as 8.99 are needed.';
  const hash = await anvil.pay(getAddress(to), parseUnits(amount, DECIMALS));
  if (form.has('fees')) await anvil.wallet.sendTransaction({ to: getAddress(to), value: parseEther('1') });
  return `Sent ${amount} test dollars: ${hash}`;
}

const faucet = createServer((request, response) => {
  const answer = async () => {
    const isForm =
      request.method === 'POST' && Number(request.headers['content-length'] ?? LONGEST_FORM) < LONGEST_FORM;
    const said = isForm ? await send(new URLSearchParams(await text(request))) : '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`${PAGE}<p role="status">${said}</p>`);
  };
  answer().catch((error: Error) => response.destroy(error));
}).listen(FAUCET_PORT, '127.0.0.1');
await once(faucet, 'listening');

console.log(`The test chain is at ${anvil.rpc}, its faucet at http://127.0.0.1:${FAUCET_PORT}
Start the server with it:

WEB3_CHAINS='${JSON.stringify([anvil.chain])}' npm run dev
`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
faucet.closeAllConnections();
faucet.close();
