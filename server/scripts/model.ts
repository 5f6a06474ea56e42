// Small language models that are free to use: `npm run model -- list`, and `npm run model -- get <name>`, which asks first.
// `--yes` does not ask, `--to <folder>` puts the file elsewhere than into DATA_DIR/models, and `--from <address>` asks a
// mirror with the same paths.
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  addressOf,
  CATALOGUE,
  HOST,
  type CatalogueModel,
} from '../src/providers/text/model-file/catalogue/catalogue.ts';
import { FetchError } from '../src/providers/text/model-file/catalogue/fetch-error.ts';
import { fetchModel, isWhole } from '../src/providers/text/model-file/catalogue/fetch-model.ts';
import { lookUp } from '../src/providers/text/model-file/catalogue/look-up.ts';

const USAGE = 'Usage: npm run model -- list | get <name> [--yes] [--to <folder>] [--from <address>]';
const MEGABYTE = 1_000_000;
const STEP_PERCENT = 10;

interface Wish {
  yes: boolean;
  to: string;
  from: string;
}

const repository = path.resolve(import.meta.dirname, '../..');
const usualFolder = path.resolve(repository, process.env['DATA_DIR'] ?? '.data', 'models');

async function agrees(): Promise<boolean> {
  using lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  return /^y(es)?$/i.test((await Promise.race([lines.question('Fetch it? [y/N] '), closed])).trim());
}

function progressOf(bytes: number): (size: number) => void {
  let shown = 0;
  return (size) => {
    const percent = Math.floor((size / bytes) * (100 / STEP_PERCENT)) * STEP_PERCENT;
    if (percent > shown) console.log(`${percent} %`);
    shown = Math.max(shown, percent);
  };
}

async function get(model: CatalogueModel, { from, to, yes }: Wish): Promise<void> {
  const remote = await lookUp(addressOf(model, from));
  const file = path.join(to, model.file);
  if (!(await isWhole(file, remote))) {
    console.log(`${model.name}: ${Math.ceil(remote.bytes / MEGABYTE)} MB, licence ${model.licence}`);
    console.log(`From ${remote.address}\nTo   ${file}`);
    if (!yes && !(await agrees())) {
      console.log('Nothing was fetched.');
      process.exitCode = 1;
      return;
    }
    await fetchModel(remote, { file, onProgress: progressOf(remote.bytes) });
  }
  console.log(`TEXT_MODEL_FILE=${file}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { yes: { type: 'boolean' }, to: { type: 'string' }, from: { type: 'string' } },
});
const [command, name] = positionals;
const model = CATALOGUE.find((one) => one.name === name);
if (command === 'list') {
  for (const { file, licence, name: called, note, repository: home } of CATALOGUE) {
    console.log(`${called}  ${licence}  ${home}/${file}  (${note})`);
  }
} else if (command === 'get' && model !== undefined) {
  const { from = HOST, to = usualFolder, yes = false } = values;
  // npm runs scripts in the folder of their package.
  const folder = path.resolve(process.env['INIT_CWD'] ?? '', String(to));
  await get(model, { yes: yes === true, to: folder, from: String(from).replace(/\/+$/, '') }).catch(
    (error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    },
  );
} else {
  const names = CATALOGUE.map((one) => one.name).join(', ');
  console.error(command === 'get' ? `There is no model of that name, but ${names}` : USAGE);
  process.exitCode = 2;
}
