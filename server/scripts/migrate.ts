import { readConfig } from '../src/config/config.ts';
import { SettingError } from '../src/config/variable.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { systemClock } from '../src/lib/clock.ts';
import { StartError } from '../src/lib/start-error.ts';
import { createLog } from '../src/log.ts';
import { seedWorld } from '../src/seeds/load/seed-world.ts';
import * as world from '../src/seeds/world.ts';

try {
  const { database: where, logLevel } = readConfig(process.env);
  const database = openDatabase({ ...where, log: createLog(logLevel) });
  try {
    await migrate(database);
    const hasWritten = await seedWorld(database, systemClock, world);
    console.log(`The schema is the newest; the seed world ${hasWritten ? 'was written' : 'was there'}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
