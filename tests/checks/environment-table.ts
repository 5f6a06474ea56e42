import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import { variables } from '../../server/src/config/variables.ts';

const file = 'README.md';
const [start, end] = ['<!-- environment:start -->', '<!-- environment:end -->'];

const rows = variables.map(
  ({ name, default: fallback, description }) =>
    `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${description} |`,
);
const table = ['| Variable | Default | What it is |', '|---|---|---|', ...rows].join('\n');

const readme = readFileSync(file, 'utf8');
const current = readme.slice(readme.indexOf(start) + start.length, readme.indexOf(end)).trim();

if (process.argv.includes('--write')) {
  writeFileSync(
    file,
    `${readme.slice(0, readme.indexOf(start) + start.length)}\n\n${table}\n\n${readme.slice(readme.indexOf(end))}`,
  );
} else if (current !== table) {
  console.error('README.md: the table of the environment is stale. Run `npm run readme`.');
  process.exitCode = 1;
}
