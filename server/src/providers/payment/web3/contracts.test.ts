import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encodeFunctionData, getAddress, parseAbi } from 'viem';
import { startAnvil, tokenAbi } from '../../../testing/chain/anvil.ts';
import { compileAll } from '../../../testing/chain/compile.ts';
import { depositAddress, factoryAbi, saltOf } from './deposit-address.ts';

it('the committed contracts are what their sources compile to', () => {
  for (const { file, text } of compileAll()) expect(readFileSync(file, 'utf8')).toBe(text);
});

it('a deposit address pays only the treasury, whatever token is flushed and however often', async () => {
  await using anvil = await startAnvil();
  const { chain, dollar, other, pay, reader, wallet } = anvil;
  const { factory, treasury } = chain;
  const salt = saltOf('chk-1');
  const deposit = depositAddress(chain, 'chk-1');
  const known = await reader.readContract({
    abi: factoryAbi,
    address: factory,
    functionName: 'addressOf',
    args: [treasury, salt],
  });
  expect(getAddress(known)).toBe(deposit);

  const silent = await anvil.deploy(anvil.silentTokenCode);
  const held = async (token: `0x${string}`, owner: `0x${string}`) =>
    reader.readContract({ abi: tokenAbi, address: token, functionName: 'balanceOf', args: [owner] });
  const flush = async (token: `0x${string}`) => {
    const args = [treasury, salt, token] as const;
    const hash = await wallet.writeContract({ abi: factoryAbi, address: factory, functionName: 'flush', args });
    expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('success');
  };
  for (const token of [dollar, other, silent]) {
    await pay(deposit, 11_900_000n, token);
    await flush(token);
    expect([await held(token, deposit), await held(token, treasury)]).toEqual([0n, 11_900_000n]);
  }
  await pay(deposit, 5n, dollar);
  await flush(dollar);
  expect(await held(dollar, treasury)).toBe(11_900_005n);

  const direct = encodeFunctionData({ abi: parseAbi(['function flush(address)']), args: [factory] });
  await expect(wallet.sendTransaction({ to: deposit, data: direct })).rejects.toThrow(/not a token|revert/i);
});
