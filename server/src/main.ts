import { existsSync } from 'node:fs';
import serverPackage from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { SettingError } from './config/variable.ts';
import { configWarnings } from './config/warnings.ts';
import { migrate } from './db/migrate.ts';
import { withPatientLocks } from './db/patient-start.ts';
import * as world from './seeds/world.ts';
import { createDeps, type Deps } from './deps.ts';
import { findWorldFaults } from './seeds/load/check-world.ts';
import { seedWorld } from './seeds/load/seed-world.ts';
import { forgetOldAnswers } from './idempotency/run-idempotent.ts';
import { prepareFolder } from './lib/prepare-folder.ts';
import { StartError } from './lib/start-error.ts';
import { listen } from './listen.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createBackups } from './operator-services.ts';
import { loadRenderModule } from './pages/render-module.ts';
import { recordStart } from './public-log/start-entries.ts';
import { requireNothingOpen } from './shop/without-points/require-nothing-open.ts';

const SWEEP_MS = 3_600_000;
const RECOVER_MS = 5_000;
const SHOP_MS = 30_000;
const CHAIN_MS = 5_000;
const COUNTS_MS = 1_000;
const LOST_EVENTS_MS = 3_600_000;
const ENGINE_CHECK_MS = 600_000;
const PUSH_MS = 2_000;
const BACKUP_CHECK_MS = 600_000;

/** A sweep of `docs/retention.md`; files last, as other steps orphan some. */
async function sweepKept({ cards, chats, fileSweep, jobs, log, pictures, retention }: Deps): Promise<void> {
  await jobs.sweep();
  await retention.sweep();
  await chats.images.sweep();
  await cards.sweep();
  await pictures.pictures.sweep();
  const deleted = await fileSweep.sweep();
  if (deleted > 0) log.info({ deleted }, 'unowned files deleted');
}

/** The first stop signal. npm and terminals send several, which must not end the drain. */
async function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, resolve);
  });
}

function schedule(deps: Deps): void {
  const {
    chats,
    clock,
    database,
    funny,
    pictureChecks,
    pictures,
    previewReplies,
    rateLimits,
    recordings,
    rooms,
    sessions,
    shop,
    signIn,
    stories,
    suggestionJobs,
  } = deps;
  const { background } = deps.jobs;
  background.every(SWEEP_MS, 'removing old sessions failed', () => sessions.sweep());
  background.every(SWEEP_MS, 'removing old codes failed', () => signIn.sweep());
  background.every(SWEEP_MS, 'removing old counts failed', () => rateLimits.sweep());
  background.every(COUNTS_MS, 'exchanging counts of requests failed', () => rateLimits.synchronise());
  background.every(SWEEP_MS, 'removing old answers failed', () => forgetOldAnswers(database.db, clock.now()));
  background.every(SWEEP_MS, 'removing old files and jobs failed', () => sweepKept(deps));
  background.every(RECOVER_MS, 'erasing deleted accounts failed', (signal) => deps.accountDeletion.sweep(signal));
  background.every(RECOVER_MS, 'recovering replies failed', () => chats.replies.recover());
  background.every(RECOVER_MS, 'recovering summaries failed', () => chats.summaries.recover());
  background.every(RECOVER_MS, 'recovering drafts failed', () => chats.drafts.recover());
  background.every(RECOVER_MS, 'recovering preview replies failed', () => previewReplies.recover());
  background.every(RECOVER_MS, 'recovering pictures failed', () => pictures.generations.recover());
  background.every(RECOVER_MS, 'recovering card tests failed', () => deps.cardTests.recover());
  background.every(RECOVER_MS, 'recovering suggestions failed', () => suggestionJobs.recover());
  background.every(RECOVER_MS, 'recovering funny results failed', () => funny.recover());
  background.every(RECOVER_MS, 'recovering recordings failed', () => recordings.recover());
  background.every(RECOVER_MS, 'erasing deleted messages failed', () => chats.deletedMessages.sweep());
  background.every(RECOVER_MS, 'erasing deleted personas failed', () => chats.personas.sweep());
  background.every(RECOVER_MS, 'recovering story rounds failed', () => stories.writing.recover());
  background.every(RECOVER_MS, 'recovering told stories failed', () => deps.toldStories.recover());
  background.every(RECOVER_MS, 'recovering room turns failed', () => rooms.turns.recover());
  background.every(RECOVER_MS, 'recovering room summaries failed', () => rooms.summaries.recover());
  background.every(RECOVER_MS, 'removing old presence failed', () => rooms.presence.sweep());
  const checkPictures = (signal: AbortSignal) => pictureChecks.run(signal);
  void background.run('checking the picture engine failed', checkPictures);
  background.every(ENGINE_CHECK_MS, 'checking the picture engine failed', checkPictures);
  const { pushDelivery } = deps.social;
  if (pushDelivery !== undefined) {
    background.every(PUSH_MS, 'pushing notifications failed', (signal) => pushDelivery.sweep(signal));
  }
  background.every(RECOVER_MS, 'sending weekly mails failed', (signal) => deps.social.weeklyMails.sweep(signal));
  background.every(SHOP_MS, 'scheduled shop work failed', () => shop.tick());
  background.every(CHAIN_MS, 'watching the chains failed', () => shop.watchChains());
  background.every(LOST_EVENTS_MS, 'looking for lost payment events failed', (signal) => shop.findLostEvents(signal));
}

function createMetrics({ streams, ...deps }: Deps): Metrics {
  return new Metrics({ ...deps, openStreams: () => streams.count });
}

function scheduleBackups({ clock, config, jobs, log }: Deps): void {
  const backups = createBackups(config, { clock, version: serverPackage.version });
  if (config.backups === undefined || backups === undefined) return;
  const { dir, ...rhythm } = config.backups;
  prepareFolder('BACKUP_DIR', dir);
  const makeDue = async () => {
    const made = await backups.makeDue(rhythm);
    if (made !== undefined) log.info({ folder: made.folder, ...made.manifest }, 'backup made');
  };
  void jobs.background.run('making a backup failed', makeDue);
  jobs.background.every(BACKUP_CHECK_MS, 'making a backup failed', makeDue);
}

/**
 * Runs the server until it is stopped:
 *
 * 1. Event streams end with `closing`; no new connections.
 * 2. Requests in flight end, within DRAIN_SECONDS.
 * 3. Jobs and background work end (`Jobs.close`).
 * 4. The database is closed.
 *
 * @throws {SettingError}
 * @throws {StartError} for a folder, a database, a model or a port that cannot be used, and without points for open sales.
 */
async function serve(): Promise<void> {
  const stop = stopSignal();
  await using deps = createDeps(readConfig(process.env));
  const { clock, config, database, engine, log, streams } = deps;
  for (const warning of configWarnings(process.env, config)) log.warn(warning);
  if (config.filesS3 === undefined) prepareFolder('FILES_DIR', config.filesDir);
  await withPatientLocks(database, async () => {
    await migrate(database);
    if (!config.usesPoints) await requireNothingOpen(database.db, clock.now());
    for (const fault of findWorldFaults(world)) log.warn({ fault }, 'seed world has a fault');
    if (await seedWorld(database, clock, world)) log.info('seed world written');
    await recordStart(deps, {
      version: serverPackage.version,
      prices: config.usesPoints ? config.prices : undefined,
    });
  });
  await engine.prepare?.();
  schedule(deps);
  scheduleBackups(deps);

  if (config.site.operator === undefined) log.info('OPERATOR_NAME is not set: the terms name no operator');
  const renderModule = await loadRenderModule(config.appDir);
  if (renderModule === undefined) log.warn('pages are not built: run npm run build');
  if (!existsSync(config.artDir)) log.warn('pictures are not drawn: run npm run art');

  await using metrics = config.metrics && (await serveMetrics(createMetrics(deps), config.metrics, log));
  if (metrics !== undefined) log.info({ port: metrics.port }, 'metrics are served');
  const server = await listen(createApp(deps, { renderModule, onAnswer: metrics?.observe }), config);
  console.log(`Fabula is ready at ${config.port === 0 ? server.address : config.publicUrl}`);
  const signal = await stop;
  log.info({ signal }, 'stopping');
  streams.close();
  await server.drain();
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartError)) throw error;
  console.error(`The server cannot start: ${error.message}`);
  process.exitCode = error instanceof SettingError ? 2 : 1;
}
