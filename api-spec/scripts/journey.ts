import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractDir, redocly } from './redocly.ts';
import { startVisitor } from './visitor.ts';

// Walks every workflow against a running development server and checks every answer against the contract on the way.
const [server] = process.argv.slice(2);
if (!server) throw new Error('Say which server: npm run journey -w api-spec -- http://127.0.0.1:3000/api');
await using visitor = await startVisitor();
const workflows = readdirSync(join(contractDir, 'workflows')).filter((file) => file.endsWith('.arazzo.yaml'));
process.exitCode = await redocly([
  'respect',
  ...workflows.map((file) => join('workflows', file)),
  '--server',
  `fabula=${server},outbox=${server},visitor=${visitor.address}`,
  // New people every time: codes for one address are a minute apart.
  '--input',
  `run=${randomUUID()}`,
]);
