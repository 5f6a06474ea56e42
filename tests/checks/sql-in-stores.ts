// Fails where SQL is written outside a `*-store.ts`: a domain's statements are found by the names of its files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'server/src/db/': 'the database itself: connections, transactions, migrations',
  'server/src/seeds/load/': 'writes the seed world into the tables of every domain',
  'server/src/testing/': 'what tests share',
  'server/src/lists/keyset.ts': 'the condition and the order of a page, for any query',
  'server/src/explore/entry-conditions.ts': 'conditions that the stores of characters and stories share',
  'server/src/providers/payment/local/': 'a stand-in for an outside party, with tables of its own',
};

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && existsSync(file));
const withSql = sources.filter((file) => SQL.test(readFileSync(file, 'utf8')));

const misplaced = withSql
  .filter((file) => !file.endsWith('-store.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !Object.keys(EXCEPTIONS).some((place) => file.startsWith(place)))
  .map((file) => `${file}: SQL belongs into a file named *-store.ts`);
const outdated = Object.keys(EXCEPTIONS)
  .filter((place) => !withSql.some((file) => file.startsWith(place)))
  .map((place) => `${place} is an exception that nothing needs`);

for (const complaint of [...misplaced, ...outdated]) console.error(complaint);
process.exitCode = misplaced.length + outdated.length > 0 ? 1 : 0;
