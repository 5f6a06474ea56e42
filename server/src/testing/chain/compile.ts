import { readFileSync } from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import { z } from 'zod';

const CONTRACTS = path.join(import.meta.dirname, '../../providers/payment/web3/contracts');

/** What each source is compiled to, beside it. */
const SOURCES = [
  { source: path.join(CONTRACTS, 'Deposits.sol'), file: path.join(CONTRACTS, 'deposits.json') },
  {
    source: path.join(import.meta.dirname, 'TestTokens.sol'),
    file: path.join(import.meta.dirname, 'test-tokens.json'),
  },
];

const Output = z.object({
  errors: z.array(z.object({ formattedMessage: z.string() })).optional(),
  contracts: z.object({
    main: z.record(
      z.string(),
      z.object({ abi: z.array(z.unknown()), evm: z.object({ bytecode: z.object({ object: z.string() }) }) }),
    ),
  }),
});

/**
 * Compiles every contract to the ABI and the bytecode that are committed. The bytes depend on nothing but the source and
 * the compiler: no metadata hash, and an EVM that every chain has.
 *
 * @throws for an error or a warning of the compiler.
 */
export function compileAll(): { file: string; text: string }[] {
  return SOURCES.map(({ file, source }) => ({ file, text: compile(readFileSync(source, 'utf8')) }));
}

function compile(content: string): string {
  const input = {
    language: 'Solidity',
    sources: { main: { content } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'paris',
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const { contracts, errors = [] } = Output.parse(JSON.parse(solc.compile(JSON.stringify(input))));
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const compiled = Object.entries(contracts.main).map(([name, { abi, evm }]) => [
    name,
    { abi, bytecode: evm.bytecode.object },
  ]);
  return `${JSON.stringify(Object.fromEntries(compiled), null, 2)}\n`;
}
