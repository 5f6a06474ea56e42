import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import { variables } from '../../server/src/config/variables.ts';

const file = 'docs/operating.md';
const [start, end] = ['<!-- environment:start -->', '<!-- environment:end -->'];

const rows = variables.map(
  ({ name, default: fallback, description }) =>
    `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${description} |`,
);
const table = ['| Variable | Default | What it is |', '|---|---|---|', ...rows].join('\n');

const page = readFileSync(file, 'utf8');
const current = page.slice(page.indexOf(start) + start.length, page.indexOf(end)).trim();

if (process.argv.includes('--write')) {
  writeFileSync(
    file,
    `${page.slice(0, page.indexOf(start) + start.length)}\n\n${table}\n\n${page.slice(page.indexOf(end))}`,
  );
} else if (current !== table) {
  console.error(`${file}: the environment table is out of date. Run \`npm run readme\`.`);
  process.exitCode = 1;
}
