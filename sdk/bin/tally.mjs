#!/usr/bin/env node
// Counts the export of a vote again with no network.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { checkVoteExport } from '@fabula/sdk/proposals';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) {
  console.error('fabula-tally [--key <public key>] <vote.jsonl>');
  process.exitCode = 2;
} else {
  const check = await checkVoteExport(readFileSync(file, 'utf8'), values.key);
  if (check.valid) {
    const { abstained, counts, origin, outcome, quorum, receipted, replacedSigned, rollSize, signed, title, turnout } =
      check;
    console.log(`${origin}: ${title}`);
    for (const { option, votes } of counts) console.log(`${String(votes).padStart(6)}  ${option}`);
    console.log(`${String(abstained).padStart(6)}  (abstained)`);
    console.log(`${String(signed).padStart(6)}  signed by a wallet, signatures checked`);
    console.log(`${String(receipted).padStart(6)}  with a receipt of the server alone`);
    if (replacedSigned > 0) console.log(`${String(replacedSigned).padStart(6)}  of these replaced a signed ballot`);
    console.log(`${outcome}: ${turnout} of ${rollSize} voted, quorum ${quorum}. The count is the one that was signed.`);
  } else {
    console.error(`Line ${check.line} does not hold. ${check.because}.`);
    process.exitCode = 1;
  }
}
