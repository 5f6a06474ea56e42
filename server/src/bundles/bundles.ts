import {
  BundlePurchase,
  type BundleForm,
  type BundleOfStory,
  type BundlePage,
  type BundlePurchaseForm,
  type OwnBundles,
  type StoryBundle,
} from '../contract/validators.ts';
import type { Operators } from '../accounts/operators/operators.ts';
import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { Caller } from '../http/caller.ts';
import { accountOf, type Principal } from '../http/principal.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { decodeCursor, encodeCursor } from '../lists/cursor.ts';
import type { Points } from '../points/points.ts';
import type { Safety } from '../safety/safety.ts';
import { findBundle, findSaleOf, isBuyable, listBuyable, listByCreator, lockBundle } from './bundle-store.ts';
import { insertOwned, ownsStory } from './ownership-store.ts';
import { MOST_BUNDLES, readForm, saveForm } from './save-bundle.ts';
import { shareOf, showBundles, type ShowDeps } from './show-bundle.ts';

export interface BundleDeps extends ShowDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Pick<Explore, 'getStory' | 'storyCards'>;
  operators: Pick<Operators, 'isNamed'>;
  points: Points;
  safety: Safety;
}

/** Who asks, in which view. */
interface BundleCaller extends Caller {
  principal: Principal;
}

/** A play that is to reach a new round. */
interface ReadingAct {
  ownerId: string;
  storyId: string;
  /** When the play began, in epoch ms; of one that continues another, when that did. */
  begunAt: number;
}

/** Stories of one creator that are sold together, with points (Product §10). */
export class Bundles {
  readonly #deps: BundleDeps;

  constructor(deps: BundleDeps) {
    this.#deps = deps;
  }

  /** Those that can be bought. Throws VALIDATION_FAILED for a cursor of another list. */
  async list(caller: Caller, page: { cursor?: string | undefined; limit: number }): Promise<BundlePage> {
    const { db } = this.#deps.database;
    const list = { list: 'bundles' };
    const before = readCursor(list, page.cursor);
    const rows = await listBuyable(db, { before, limit: page.limit + 1 });
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    return {
      items: await showBundles(db, this.#deps, caller, shown),
      nextCursor: last === undefined ? null : encodeCursor(list, [last.created_at, last.bundle_id]),
    };
  }

  /** Throws NOT_FOUND for one that is not on sale, unless the caller has bought or made it. */
  async get(caller: Caller, bundleId: string): Promise<StoryBundle> {
    const { db } = this.#deps.database;
    const row = await findBundle(db, bundleId);
    const [bundle] = row === undefined ? [] : await showBundles(db, this.#deps, caller, [row]);
    if (bundle === undefined || !(bundle.onSale || bundle.owned || bundle.own)) throw noSuchBundle();
    return bundle;
  }

  /** The one in which a story is sold. Throws NOT_FOUND for a story that the view does not show. */
  async ofStory(caller: Caller, storyId: string): Promise<BundleOfStory> {
    const { database, explore } = this.#deps;
    await explore.getStory(caller.view, storyId);
    const row = await findSaleOf(database.db, storyId);
    const [bundle] = row === undefined ? [] : await showBundles(database.db, this.#deps, caller, [row]);
    return { bundle: bundle ?? null };
  }

  /** What the account has made. Throws REGISTRATION_REQUIRED. */
  async listOwn(caller: BundleCaller): Promise<OwnBundles> {
    const creatorId = accountOf(caller.principal);
    const { db } = this.#deps.database;
    const rows = await listByCreator(db, creatorId, MOST_BUNDLES);
    return { items: await showBundles(db, this.#deps, caller, rows) };
  }

  /** Throws REGISTRATION_REQUIRED; as `readForm` and `saveForm`; CONFLICT for too many. */
  async create(caller: BundleCaller, form: BundleForm, key: string | undefined): Promise<StoryBundle> {
    const creatorId = accountOf(caller.principal);
    const bundleId = await saveForm(this.#deps, await readForm(this.#deps, form), { creatorId, key });
    return this.get(caller, bundleId);
  }

  /** Throws REGISTRATION_REQUIRED; NOT_FOUND for the bundle of another creator; as `readForm` and `saveForm`. */
  async save(caller: BundleCaller, bundleId: string, form: BundleForm): Promise<StoryBundle> {
    const creatorId = accountOf(caller.principal);
    await saveForm(this.#deps, await readForm(this.#deps, form), { creatorId, bundleId });
    return this.get(caller, bundleId);
  }

  /**
   * Takes the price, gives the bundle, and credits the share of its creator, in one transaction. The unique index of what
   * is owned decides between concurrent purchases. Throws REGISTRATION_REQUIRED, NOT_FOUND, INSUFFICIENT_POINTS, and
   * CONFLICT for another price (field `points`), and for a bundle that cannot be bought, is one’s own or is owned (field
   * `bundleId`).
   */
  async buy(
    principal: Pick<Principal, 'accountId'>,
    { bundleId, form, key }: { bundleId: string; form: BundlePurchaseForm; key: string | undefined },
  ): Promise<BundlePurchase> {
    const { clock, database, points } = this.#deps;
    const accountId = accountOf(principal);
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'buyBundle', key, input: { bundleId, form }, now };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, BundlePurchase, async () => {
        const bundle = await lockBundle(trx, bundleId);
        if (bundle === undefined) throw noSuchBundle();
        if (bundle.creator_id === accountId) throw refused('The bundle is your own');
        if (!(await isBuyable(trx, bundleId))) throw refused('The bundle is not on sale');
        if (form.points !== bundle.points) throw new AppError('CONFLICT', 'The price has changed', { field: 'points' });
        const creatorPoints = shareOf(bundle.points);
        // In one order, so that two creators can buy from each other at once.
        for (const walletId of [accountId, bundle.creator_id].toSorted()) await points.lock(trx, walletId);
        const ownedId = this.#deps.ids.next('own');
        const row = { owned_id: ownedId, account_id: accountId, bundle_id: bundleId, revoked_at: null };
        const price = { points: bundle.points, creator_points: creatorPoints };
        if (!(await insertOwned(trx, { ...row, ...price, bought_at: now })))
          throw refused('The account has this bundle');
        const subject = { bundleId };
        const entryId = await points.pay(trx, {
          walletId: accountId,
          amount: bundle.points,
          reason: 'bundle-bought',
          reference: `bundle:${ownedId}`,
          subject,
        });
        await points.add(trx, {
          walletId: bundle.creator_id,
          amount: creatorPoints,
          reason: 'bundle-sold',
          reference: `bundle-share:${ownedId}`,
          subject,
        });
        return { bundleId, points: bundle.points, balance: await points.balance(trx, accountId), entryId };
      }),
    );
  }

  /** Whether a play may reach its third round and those after it. The creator of the bundle and operators always may. */
  async mayRead(db: Queries, { begunAt, ownerId, storyId }: ReadingAct): Promise<boolean> {
    const sale = await findSaleOf(db, storyId);
    if (sale === undefined || sale.creator_id === ownerId) return true;
    if (begunAt < Math.max(sale.added_at, sale.sale_since)) return true;
    return (await ownsStory(db, ownerId, storyId)) || (await this.#deps.operators.isNamed(ownerId, db));
  }
}

const noSuchBundle = () => new AppError('NOT_FOUND', 'There is no such bundle');

const refused = (message: string) => new AppError('CONFLICT', message, { field: 'bundleId' });

function readCursor(list: object, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [createdAt, bundleId] = decodeCursor(list, cursor);
  if (typeof createdAt !== 'number' || typeof bundleId !== 'string') {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return { createdAt, bundleId };
}
