import path from 'node:path';
import { restoreBackup, RestoreError } from '../src/backups/restore.ts';
import { readConfig } from '../src/config/config.ts';
import { SettingError } from '../src/config/variable.ts';
import { sqliteFile } from '../src/db/database.ts';

const [named] = process.argv.slice(2);
try {
  const { database, filesDir } = readConfig(process.env);
  if (named === undefined) throw new RestoreError('Say which backup: npm run restore -w server -- <folder>');
  if (database.url !== undefined) throw new RestoreError('Backups are for SQLite: unset DATABASE_URL');
  const { dataDir } = database;
  // npm runs scripts in the folder of the workspace.
  const folder = path.resolve(process.env['INIT_CWD'] ?? '.', named);
  const { takenAt, version } = await restoreBackup(folder, { databaseFile: sqliteFile(dataDir), dataDir, filesDir });
  console.log(`Restored to ${dataDir}: the state of ${takenAt}, made by version ${version}. Start the server.`);
} catch (error) {
  if (!(error instanceof RestoreError || error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
