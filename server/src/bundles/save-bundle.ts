import { z } from 'zod';
import type { BundleForm } from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { toPlainLine, toPlainText } from '../lib/plain-text.ts';
import type { Points } from '../points/points.ts';
import { moderate } from '../safety/moderate.ts';
import type { Safety } from '../safety/safety.ts';
import { findElsewhere, setItems, findItems } from './bundle-item-store.ts';
import { countByCreator, findPublished, insertBundle, lockBundle, updateBundle } from './bundle-store.ts';

/** Bundles of one creator. */
export const MOST_BUNDLES = 50;

interface SaveDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Pick<Points, 'lock'>;
}

const Saved = z.object({ bundleId: z.string() });

/**
 * Cleans the words of a form.
 *
 * @throws {AppError} VALIDATION_FAILED for blank words; FORBIDDEN for words that may not be written.
 */
export async function readForm({ safety }: { safety: Safety }, form: BundleForm): Promise<BundleForm> {
  const title = toPlainLine(form.title, 'title');
  const description = toPlainText(form.description, 'description').trim();
  await moderate(safety, title, 'title');
  await moderate(safety, description, 'description');
  return { ...form, title, description };
}

interface SaveRequest {
  creatorId: string;
  /** Of one that is changed; missing for a new one. */
  bundleId?: string;
  key?: string | undefined;
}

/**
 * Makes or changes a bundle; answers its id.
 *
 * @throws {AppError} NOT_FOUND for the bundle of another creator; VALIDATION_FAILED with the field `storyIds` for a story
 * that is not an own published one, unless it is in the bundle already; CONFLICT with it for one in another bundle, and
 * without a field for too many bundles.
 */
export async function saveForm(deps: SaveDeps, form: BundleForm, request: SaveRequest): Promise<string> {
  const { clock, database, points } = deps;
  const { creatorId, key } = request;
  const act = { ownerId: creatorId, operation: 'createBundle', key, input: form, now: clock.now() };
  const { bundleId } = await inTransaction(database, (trx) =>
    runIdempotent(trx, act, Saved, async () => {
      // A creator changes one bundle at a time, as stories move between them.
      await points.lock(trx, creatorId);
      return { bundleId: await write(trx, deps, form, request) };
    }),
  );
  return bundleId;
}

async function write(trx: Trx, { clock, ids }: SaveDeps, form: BundleForm, request: SaveRequest): Promise<string> {
  const { creatorId } = request;
  const now = clock.now();
  const before = request.bundleId === undefined ? undefined : await lockBundle(trx, request.bundleId);
  if (request.bundleId !== undefined && before?.creator_id !== creatorId) {
    throw new AppError('NOT_FOUND', 'There is no such bundle');
  }
  if (before === undefined && (await countByCreator(trx, creatorId)) >= MOST_BUNDLES) {
    throw new AppError('CONFLICT', `At most ${MOST_BUNDLES} bundles`);
  }
  const bundleId = before?.bundle_id ?? ids.next('bnd');
  await requireStories(trx, { bundleId, creatorId, storyIds: form.storyIds });
  const onSale = form.onSale ? 1 : 0;
  const isBegun = onSale === 1 && before?.on_sale !== 1;
  const changes = {
    title: form.title,
    description: form.description,
    points: form.points,
    on_sale: onSale,
    sale_since: isBegun ? now : (before?.sale_since ?? now),
    updated_at: now,
  };
  if (before === undefined) {
    await insertBundle(trx, { ...changes, bundle_id: bundleId, creator_id: creatorId, created_at: now });
  } else await updateBundle(trx, bundleId, changes);
  if (!(await setItems(trx, bundleId, { storyIds: form.storyIds, now }))) throw elsewhere();
  return bundleId;
}

async function requireStories(
  trx: Trx,
  { bundleId, creatorId, storyIds }: { bundleId: string; creatorId: string; storyIds: readonly string[] },
): Promise<void> {
  const published = await findPublished(trx, creatorId, storyIds);
  const present = new Set((await findItems(trx, [bundleId])).map((item) => item.story_id));
  if (storyIds.some((storyId) => !published.has(storyId) && !present.has(storyId))) {
    throw new AppError('VALIDATION_FAILED', 'storyIds: only your own published stories', { field: 'storyIds' });
  }
  if ((await findElsewhere(trx, bundleId, storyIds)).length > 0) throw elsewhere();
}

const elsewhere = () => new AppError('CONFLICT', 'A story is in another bundle', { field: 'storyIds' });
