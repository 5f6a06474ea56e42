import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractDir, redocly } from './redocly.ts';

// Walks every workflow against a running server and checks every answer against the contract on the way.
const [server] = process.argv.slice(2);
if (!server) throw new Error('Say which server: npm run journey -w api-spec -- http://127.0.0.1:3000/api');
const workflows = readdirSync(join(contractDir, 'workflows')).filter((file) => file.endsWith('.arazzo.yaml'));
process.exitCode = redocly([
  'respect',
  ...workflows.map((file) => join('workflows', file)),
  '--server',
  `fabula=${server}`,
]);
