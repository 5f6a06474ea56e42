#!/usr/bin/env node
// Checks exports of the public log with no network.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { checkPublicLogExport } from '@fabula/sdk/public-log';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
if (positionals.length === 0) {
  console.error('fabula-check-log [--key <public key>] <export.jsonl> [<next export.jsonl> …]');
  process.exitCode = 2;
} else {
  const files = positionals.map((file) => readFileSync(file, 'utf8'));
  const check = await checkPublicLogExport(files, values.key);
  if (check.valid) {
    console.log(`${check.origin}: ${check.size} entries, unchanged and complete. Root ${check.rootHash}`);
  } else {
    console.error(`This is not the log that was signed. ${check.because}.`);
    process.exitCode = 1;
  }
}
