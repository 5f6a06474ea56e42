import {
  ProductId,
  ProductPurchase,
  type OwnedProductList,
  type PackOffer,
  type Product,
  type ProductList,
  type ProductPurchaseForm,
} from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { accountOf, type Principal } from '../http/principal.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Points } from '../points/points.ts';
import { aboutPrice } from './about-price.ts';
import { KINDS, PRODUCTS } from './catalogue.ts';
import { deleteWorn, findOwned, findWorn, insertOwned, owns, setWorn } from './cosmetic-store.ts';
import { readWorn, type Worn } from './read-worn.ts';

export interface CosmeticDeps {
  database: Database;
  clock: Clock;
  points: Pick<Points, 'balance' | 'findEntryId' | 'reserve' | 'settle'>;
  /** Packs of points on offer. */
  packs: () => readonly PackOffer[];
}

type Buyer = Pick<Principal, 'accountId'>;

interface BuyRequest {
  principal: Buyer;
  /** From the address: any text. */
  productId: string;
  key: string | undefined;
  form: ProductPurchaseForm;
}

/** Products that an account buys once, with points, and wears (Product §10). */
export class Cosmetics {
  readonly #deps: CosmeticDeps;

  constructor(deps: CosmeticDeps) {
    this.#deps = deps;
  }

  /** By shelf. */
  list(): ProductList {
    const products = ProductId.options.map((productId) => this.#show(productId));
    const shelves = KINDS.map((kind) => ({ kind, products: products.filter((product) => product.kind === kind) }));
    return { shelves: shelves.filter((shelf) => shelf.products.length > 0) };
  }

  /** Throws NOT_FOUND. */
  get(productId: string): Product {
    return this.#show(knownId(productId));
  }

  /** What the account bought, newest first. Throws REGISTRATION_REQUIRED. */
  async owned(principal: Buyer): Promise<OwnedProductList> {
    return this.#ownedBy(accountOf(principal));
  }

  /**
   * Takes the price and gives the product, in one transaction. The primary key of what is owned decides between
   * concurrent purchases. Throws REGISTRATION_REQUIRED, NOT_FOUND, INSUFFICIENT_POINTS, and CONFLICT for another price
   * and for a product that the account has.
   */
  async buy({ form, key, principal, productId: id }: BuyRequest): Promise<ProductPurchase> {
    const { clock, database, points } = this.#deps;
    const accountId = accountOf(principal);
    const productId = knownId(id);
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'buyProduct', key, input: { productId, form }, now };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, ProductPurchase, async () => {
        const price = PRODUCTS[productId].points;
        if (form.points !== price) throw new AppError('CONFLICT', 'The price has changed', { field: 'points' });
        if (!(await insertOwned(trx, { account_id: accountId, product_id: productId, bought_at: now }))) {
          throw new AppError('CONFLICT', 'The account has this product', { field: 'productId' });
        }
        const reference = `product:${accountId}:${productId}`;
        const subject = { productId };
        const paid = await points.reserve(trx, { walletId: accountId, amount: price, reference, subject });
        await points.settle(trx, paid, price);
        const entryId = await points.findEntryId(trx, [`reserve:${reference}`]);
        if (entryId === undefined) throw new AppError('INTERNAL', 'The entry of the purchase is missing');
        return { productId, points: price, balance: await points.balance(trx, accountId), entryId };
      }),
    );
  }

  /** In place of another product of its kind. Throws REGISTRATION_REQUIRED, NOT_FOUND. */
  async wear(principal: Buyer, id: string): Promise<OwnedProductList> {
    const { accountId, productId } = await this.#ownProduct(principal, id);
    const { kind } = PRODUCTS[productId];
    await setWorn(this.#deps.database.db, { account_id: accountId, kind, product_id: productId });
    return this.#ownedBy(accountId);
  }

  /** Throws REGISTRATION_REQUIRED, NOT_FOUND. */
  async takeOff(principal: Buyer, id: string): Promise<OwnedProductList> {
    const { accountId, productId } = await this.#ownProduct(principal, id);
    await deleteWorn(this.#deps.database.db, accountId, productId);
    return this.#ownedBy(accountId);
  }

  /** A guest wears nothing. */
  async worn({ accountId }: Buyer): Promise<Worn> {
    return readWorn(this.#deps.database.db, accountId);
  }

  #show(productId: ProductId): Product {
    const { kind, points } = PRODUCTS[productId];
    return { productId, kind, points, about: aboutPrice(points, this.#deps.packs()) };
  }

  async #ownedBy(accountId: string): Promise<OwnedProductList> {
    const { db } = this.#deps.database;
    const worn = new Set((await findWorn(db, accountId)).map((row) => row.product_id));
    const owned = await findOwned(db, accountId);
    return {
      items: owned.map((row) => ({
        productId: row.product_id,
        boughtAt: new Date(row.bought_at).toISOString(),
        worn: worn.has(row.product_id),
      })),
    };
  }

  async #ownProduct(principal: Buyer, id: string) {
    const accountId = accountOf(principal);
    const productId = knownId(id);
    if (!(await owns(this.#deps.database.db, accountId, productId))) throw unknownProduct();
    return { accountId, productId };
  }
}

function knownId(id: string): ProductId {
  const known = ProductId.safeParse(id);
  if (!known.success) throw unknownProduct();
  return known.data;
}

const unknownProduct = () => new AppError('NOT_FOUND', 'There is no such product');
