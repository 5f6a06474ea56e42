import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { SettingError } from './config/variable.ts';
import { migrate } from './db/migrate.ts';
import * as world from './db/seeds/world.ts';
import { createDeps } from './deps.ts';
import { findWorldFaults } from './explore/check-world.ts';
import { seedWorld } from './explore/seed-world.ts';
import { forgetOldAnswers } from './idempotency/once.ts';
import { listen } from './listen.ts';
import { loadRenderModule } from './pages/render-module.ts';

const SWEEP_MS = 3_600_000;
const RECOVER_MS = 5_000;
const SHOP_MS = 30_000;

/** Runs the server until it is asked to stop. */
async function serve(): Promise<void> {
  const stop = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await using deps = createDeps(readConfig(process.env));
  const { chats, clock, config, database, log, rooms, sessions, shop, signIn, stories, streams } = deps;
  await migrate(database);
  for (const fault of findWorldFaults(world)) log.warn({ fault }, 'the seed world is not sound');
  if (await seedWorld(database, clock, world)) log.info('the seed world was written');

  const sweeping = setInterval(() => {
    Promise.all([sessions.sweep(), signIn.sweep(), forgetOldAnswers(database.db, clock.now())]).catch(
      (error: unknown) => log.warn({ err: error }, 'what is out of date could not be removed'),
    );
  }, SWEEP_MS);
  const recovering = setInterval(() => {
    Promise.all([chats.replies.recover(), chats.summaries.recover(), chats.drafts.recover()]).catch((error: unknown) =>
      log.warn({ err: error }, 'replies could not be recovered'),
    );
    chats.deletedMessages
      .sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'deleted messages could not be erased'));
    chats.personas.sweep().catch((error: unknown) => log.warn({ err: error }, 'deleted personas could not be erased'));
    stories.writing.recover().catch((error: unknown) => log.warn({ err: error }, 'rounds could not be recovered'));
    Promise.all([rooms.turns.recover(), rooms.summaries.recover(), rooms.presence.sweep()]).catch((error: unknown) =>
      log.warn({ err: error }, 'rooms could not be recovered'),
    );
  }, RECOVER_MS);

  const trading = setInterval(() => {
    shop.tick().catch((error: unknown) => log.warn({ err: error }, 'what is due in the shop could not be done'));
  }, SHOP_MS);

  if (config.site.operator === undefined) log.info('OPERATOR_NAME is not set: the terms name no operator');
  const renderModule = await loadRenderModule(config.appDir);
  if (renderModule === undefined) log.warn('the pages have not been built: run npm run build');
  if (!existsSync(config.artDir)) log.warn('the pictures have not been drawn: run npm run art');

  const server = await listen(createApp(deps, renderModule), config);
  console.log(`Fabula is ready at ${config.port === 0 ? server.address : config.publicUrl}`);
  await stop;
  log.info('stopping');
  clearInterval(sweeping);
  clearInterval(recovering);
  clearInterval(trading);
  streams.close();
  await server.drain();
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(`The server cannot start: ${error.message}`);
  process.exitCode = 2;
}
