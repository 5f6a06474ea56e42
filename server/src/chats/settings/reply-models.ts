import type { Prices } from '../../config/shop.ts';
import type { TextConfig } from '../../config/engines/text.ts';
import type { ReplyModel } from '../../contract/validators.ts';
import { replyPrice } from '../../providers/text/reply-price.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import { readSettings } from './stored-settings.ts';

interface ModelDeps {
  engine: TextEngine;
  prices: Pick<Prices, 'chatReply' | 'offlineReply'>;
  others: TextConfig['models'];
}

type SetChat = Parameters<typeof readSettings>[0];

export class ReplyModels {
  readonly #deps: ModelDeps;

  constructor(deps: ModelDeps) {
    this.#deps = deps;
  }

  /** The default first; empty without a model. */
  list(): ReplyModel[] {
    const { engine, others, prices } = this.#deps;
    if (!this.hasModel) return [];
    const usual = { model: engine.model, points: replyPrice(engine, prices) };
    return [usual, ...others.filter(({ model }) => model !== usual.model)];
  }

  get hasModel(): boolean {
    return this.#deps.engine.hasModel ?? false;
  }

  /** The chat's model; undefined for the default, also when the chosen one is no longer offered. */
  chosenBy(chat: SetChat): ReplyModel | undefined {
    const { model } = readSettings(chat);
    return model === null ? undefined : this.list().find((offered) => offered.model === model);
  }

  /** The charge from the reserved points: less when a cheaper engine took over. */
  chargeOf(reserved: number): number {
    const { engine, prices } = this.#deps;
    return this.hasModel ? reserved : Math.min(reserved, replyPrice(engine, prices));
  }

  priceIn(chat: SetChat): number {
    const { engine, prices } = this.#deps;
    return this.chosenBy(chat)?.points ?? replyPrice(engine, prices);
  }
}
