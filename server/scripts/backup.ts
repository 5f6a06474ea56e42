import serverPackage from '../package.json' with { type: 'json' };
import { readConfig } from '../src/config/config.ts';
import { SettingError } from '../src/config/variable.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createBackups } from '../src/operator-services.ts';

try {
  const backups = createBackups(readConfig(process.env), { clock: systemClock, version: serverPackage.version });
  if (backups === undefined) throw new SettingError('Say where to: set BACKUP_DIR');
  const { folder, manifest } = await backups.make();
  console.log(`${folder}: a database of ${manifest.database.bytes} bytes, and ${manifest.files.count} files`);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
