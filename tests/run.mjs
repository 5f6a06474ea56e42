// Runs on any Node ≥ 20: installs and generates, then hands over to the pinned Node, which runs TypeScript.
import process from 'node:process';

import { run } from '../server/bin/install.mjs';
import { prepareSources } from '../server/bin/prepare.mjs';

prepareSources();
run('node', ['tests/levels/main.ts', ...process.argv.slice(2)]);
