import type { Prices } from '../../config/shop.ts';
import type { TextConfig } from '../../config/engines/text.ts';
import type { ReplyModel } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import type { EngineClass } from '../../config/engines/engine-class.ts';
import { replyPrice } from '../../providers/text/reply-price.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { ChatRow } from '../tables.ts';
import { readSettings } from './stored-settings.ts';

interface ModelDeps {
  engine: TextEngine;
  prices: Pick<Prices, 'chatReply' | 'offlineReply'>;
  others: TextConfig['models'];
}

type SetChat = Parameters<typeof readSettings>[0];

/** Undefined for the usual class. */
type Wish = EngineClass | undefined;

export class ReplyModels {
  readonly #deps: ModelDeps;

  constructor(deps: ModelDeps) {
    this.#deps = deps;
  }

  /** The class that a chat's character wishes for; read only where there are classes. */
  async wishOf(db: Queries, { character_id: characterId }: Pick<ChatRow, 'character_id'>): Promise<Wish> {
    if (this.#deps.engine.offerFor === undefined) return undefined;
    return (await readCharacterFacts(db, characterId)).engineClass;
  }

  /** The default first; empty without a model. */
  list(wish: Wish): ReplyModel[] {
    const { engine, others, prices } = this.#deps;
    if (!this.hasModel) return [];
    const model = engine.offerFor?.(wish).model ?? engine.model;
    const usual = { model, points: replyPrice(engine, prices, wish) };
    return [usual, ...others.filter((other) => other.model !== usual.model)];
  }

  get hasModel(): boolean {
    return this.#deps.engine.hasModel ?? false;
  }

  /** The chat's model; undefined for the default, also when the chosen one is no longer offered. */
  chosenBy(chat: SetChat, wish: Wish): ReplyModel | undefined {
    const { model } = readSettings(chat);
    return model === null ? undefined : this.list(wish).find((offered) => offered.model === model);
  }

  /** Prompt and reply together; undefined for what holds for all engines. */
  contextTokensIn(chat: SetChat, wish: Wish): number | undefined {
    const offer = this.#deps.engine.offerFor?.(wish);
    const chosen = this.chosenBy(chat, wish)?.model ?? offer?.model;
    return chosen === offer?.model ? offer?.contextTokens : undefined;
  }

  /**
   * The charge from the reserved points: less when a cheaper engine took over, never more.
   *
   * @param served The price of the engine that wrote; undefined for the usual one.
   */
  chargeOf(reserved: number, served: number | undefined): number {
    const { engine, prices } = this.#deps;
    const most = this.hasModel ? reserved : Math.min(reserved, replyPrice(engine, prices));
    return Math.min(most, served ?? most);
  }

  async priceIn(db: Queries, chat: SetChat & Pick<ChatRow, 'character_id'>): Promise<number> {
    const { engine, prices } = this.#deps;
    const wish = await this.wishOf(db, chat);
    return this.chosenBy(chat, wish)?.points ?? replyPrice(engine, prices, wish);
  }
}
