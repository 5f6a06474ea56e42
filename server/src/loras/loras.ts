import type { LoraFavourite, LoraItem, LoraList } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import type { Clock } from '../lib/clock.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { MOOD_ITEMS, PLACE_ITEMS } from './drawn-items.ts';
import { deleteFavourite, findFavouriteIds, insertFavourite } from './favourite-store.ts';
import type { Offer, OfferedLora, OfferedLoras } from './offered-loras.ts';

const MOST_FAVOURITES = 300;
const ACTS_PER_MINUTE = 120;

interface LoraDeps {
  database: Database;
  clock: Clock;
  offered: OfferedLoras | undefined;
  rateLimits: RateLimits;
}

export class Loras {
  readonly #deps: LoraDeps;
  readonly #limitActs: RateLimit;

  constructor(deps: LoraDeps) {
    this.#deps = deps;
    this.#limitActs = deps.rateLimits.approximate('favourite looks', ACTS_PER_MINUTE);
  }

  /** Favourites first. */
  async list({ ownerId }: Pick<Caller, 'ownerId'>): Promise<LoraList> {
    const offer = await this.#deps.offered?.read();
    const favourites = await findFavouriteIds(this.#deps.database.db, ownerId);
    const marked = <Item extends { loraId: string }>(items: readonly Item[]) =>
      items
        .map((item) => ({ ...item, favourite: favourites.has(item.loraId) }))
        .toSorted((a, b) => Number(b.favourite) - Number(a.favourite));
    return {
      engine: stateOf(offer),
      items: [...marked((offer?.loras ?? []).map(itemOf)), ...marked(MOOD_ITEMS), ...marked(PLACE_ITEMS)],
    };
  }

  /** Throws NOT_FOUND for what is not listed, CONFLICT for too many. */
  async addFavourite({ ownerId }: Pick<Caller, 'ownerId'>, loraId: string): Promise<LoraFavourite> {
    const { clock, database } = this.#deps;
    await this.#limitActs(ownerId);
    if (!(await this.#isListed(loraId))) throw new AppError('NOT_FOUND', 'There is nothing of this id in the list');
    await inTransaction(database, async (trx) => {
      await insertFavourite(trx, { owner_id: ownerId, lora_id: loraId, created_at: clock.now() });
      if ((await findFavouriteIds(trx, ownerId)).size > MOST_FAVOURITES) {
        throw new AppError('CONFLICT', `There is room for ${MOST_FAVOURITES} favourites: remove one first`);
      }
    });
    return { loraId, favourite: true };
  }

  async removeFavourite({ ownerId }: Pick<Caller, 'ownerId'>, loraId: string): Promise<LoraFavourite> {
    await this.#limitActs(ownerId);
    await deleteFavourite(this.#deps.database.db, ownerId, loraId);
    return { loraId, favourite: false };
  }

  async #isListed(loraId: string): Promise<boolean> {
    if ([...MOOD_ITEMS, ...PLACE_ITEMS].some((item) => item.loraId === loraId)) return true;
    const offer = await this.#deps.offered?.read();
    return offer?.loras.some((offered) => offered.loraId === loraId) ?? false;
  }
}

function stateOf(offer: Offer | undefined): LoraList['engine'] {
  if (offer === undefined) return 'composed';
  return offer.isAnswering ? 'ready' : 'away';
}

function itemOf({ lora, loraId, note }: OfferedLora): Omit<LoraItem, 'favourite'> {
  const { baseModel, defaultWeight, name, triggerWords } = lora;
  return { kind: 'lora', loraId, name, sample: null, baseModel, triggerWords, defaultWeight, note };
}
