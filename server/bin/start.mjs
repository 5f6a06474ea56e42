import { spawn } from 'node:child_process';
import path from 'node:path';

import { root, withPinnedNode } from './install.mjs';
import { buildPages, drawArt, prepareSources } from './prepare.mjs';

prepareSources();
buildPages();
drawArt();

const server = spawn('node', [path.join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: withPinnedNode(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
