// `npm start`. Its script begins with `exec`, so that no shell stands between npm and this process: npm passes a signal on
// to its child alone, and a shell would end without passing it on. Windows has neither; there the second half runs.
import { spawn } from 'node:child_process';
import path from 'node:path';

import { root, withPinnedNode } from './install.mjs';
import { buildPages, drawArt, prepareSources } from './prepare.mjs';

const ORPHAN_CHECK_MS = 500;

prepareSources();
buildPages();
drawArt();

const server = spawn('node', [path.join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: withPinnedNode(),
});
// A signal to the whole group reaches the server twice; it stops at the first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});

// An npm that was killed must not leave a server behind that keeps the port.
if (process.env.npm_lifecycle_event === 'start') {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, ORPHAN_CHECK_MS);
  watch.unref();
}
