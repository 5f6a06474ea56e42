import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { variables } from '../../server/src/config/variables.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Where data stands as code: long because the world is, not because the logic is. */
const isData = (file: string): boolean => file.startsWith('server/src/db/seeds/');

const tooLong = sources
  .filter((file) => !isData(file) && read(file).split('\n').length > 400)
  .map((file) => `${file} has over 400 lines`);

const vagueNames = sources
  .filter((file) => /\/(utils?|helpers?|misc|common)(\.tsx?$|\/)/.test(file))
  .map((file) => `${file}: a name that says what is inside, please`);

const barrels = sources
  .filter(
    (file) =>
      /^(sdk|ui|app|server)\/src\/.+\/index\.tsx?$/.test(file) &&
      file !== 'sdk/src/mocks/index.ts' &&
      !file.endsWith('migrations/index.ts'),
  )
  .map((file) => `${file}: no barrels below package level`);

const rawColours = sources
  .filter((file) => /^ui\/src\/(?!theme\/).*\.css\.ts$/.test(file))
  .filter((file) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(\d/i.test(read(file)))
  .map((file) => `${file}: colours come from the theme`);

const readme = read('README.md');
const undocumented = variables
  .filter(({ name }) => !readme.includes(`\`${name}\``))
  .map(({ name }) => `README.md does not name the variable ${name}`);

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const unknownCommands = [...readme.matchAll(/npm run ([a-z:-]+)(?![a-z:-]| -w)/g)]
  .map(([, name = '']) => name)
  .filter((name) => !scripts.includes(name))
  .map((name) => `README.md names \`npm run ${name}\`, which is no script of the root`);

const complaints = [...tooLong, ...vagueNames, ...barrels, ...rawColours, ...undocumented, ...unknownCommands];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
