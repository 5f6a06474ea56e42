import serverPackage from '../package.json' with { type: 'json' };
import { readConfig } from '../src/config/config.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createBackups } from '../src/operator-services.ts';

const backups = createBackups(readConfig(process.env), { clock: systemClock, version: serverPackage.version });
if (backups === undefined) {
  console.error('Say where to: set BACKUP_DIR');
  process.exitCode = 2;
} else {
  const { folder, manifest } = await backups.make();
  console.log(`${folder}: a database of ${manifest.database.bytes} bytes, and ${manifest.files.count} files`);
}
