import { spawn } from 'node:child_process';

import { root, withPinnedNode } from './install.mjs';
import { drawArt, prepareSources } from './prepare.mjs';

prepareSources();
drawArt();

// The pages come from Vite with hot reload and pass the server's own addresses on to it; it restarts on a change.
const pages = 'http://127.0.0.1:5173';
const env = { PUBLIC_URL: pages, ...withPinnedNode() };
const parts = [
  ['node', '--watch-path=server/src', 'server/src/main.ts'],
  ['npm', 'run', '--silent', 'dev', '-w', 'app'],
].map(([command, ...args]) => spawn(command, args, { cwd: root, stdio: 'inherit', env }));

const stopAll = () => {
  for (const part of parts) part.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const part of parts) part.on('exit', stopAll);
