import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { trackedFiles } from './tracked-files.ts';

const sources = trackedFiles.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Where data stands as code: long because the world is, not because the logic is. */
const isData = (file: string): boolean => file.startsWith('server/src/seeds/');

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

const scriptsOf = (folder: string): string[] => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}) : [];
};
const rootScripts = scriptsOf('.');
const unknownCommands = trackedFiles
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z:-]+)(?![a-z:-]|[^`\n]* -w)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !rootScripts.includes(name) && !scriptsOf(path.dirname(file)).includes(name))
      .map((name) => `${file} names \`npm run ${name}\`, which is no script`),
  );

const complaints = [...tooLong, ...vagueNames, ...barrels, ...rawColours, ...unknownCommands];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
