import { findRule, type LoraRule } from '../config/engines/lora-rules.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import type { Lora, PictureEngine } from '../providers/pictures/picture-engine.ts';

const FRESH_MS = 60_000;
const ANSWER_MS = 5_000;
const MOST_LORAS = 200;

export interface OfferedLora {
  loraId: string;
  lora: Lora;
  note: string | null;
}

export interface Offer {
  /** False: `loras` is from the last answer. */
  isAnswering: boolean;
  loras: readonly OfferedLora[];
}

export class OfferedLoras {
  readonly #engine: PictureEngine;
  readonly #rules: readonly LoraRule[];
  readonly #clock: Clock;
  #last: { at: number; offer: Promise<Offer> } | undefined;
  #known: readonly OfferedLora[] = [];

  constructor(engine: PictureEngine, rules: readonly LoraRule[], clock: Clock) {
    this.#engine = engine;
    this.#rules = rules;
    this.#clock = clock;
  }

  async read(): Promise<Offer> {
    const now = this.#clock.now();
    if (this.#last === undefined || now - this.#last.at >= FRESH_MS) this.#last = { at: now, offer: this.#ask() };
    return this.#last.offer;
  }

  /** The engine's ids in the same order, without those not offered or allowed. */
  async find(loras: readonly { loraId: string; weight: number }[]): Promise<{ id: string; weight: number }[]> {
    const { loras: offered } = await this.read();
    const engineIds = new Map(offered.map(({ lora, loraId }) => [loraId, lora.id]));
    return loras.flatMap(({ loraId, weight }) => {
      const id = engineIds.get(loraId);
      return id === undefined ? [] : [{ id, weight }];
    });
  }

  async #ask(): Promise<Offer> {
    if (this.#rules.length === 0 || !this.#engine.can.loras) return { isAnswering: true, loras: [] };
    try {
      const loras = await this.#engine.listLoras(AbortSignal.timeout(ANSWER_MS));
      this.#known = loras.flatMap((lora) => this.#allowed(lora)).slice(0, MOST_LORAS);
      return { isAnswering: true, loras: this.#known };
    } catch (error) {
      const isAway = error instanceof EngineError || (error instanceof Error && error.name === 'TimeoutError');
      if (isAway) return { isAnswering: false, loras: this.#known };
      throw error;
    }
  }

  #allowed(lora: Lora): OfferedLora[] {
    const rule = findRule(this.#rules, lora.id) ?? findRule(this.#rules, lora.name);
    return rule === undefined ? [] : [{ loraId: `lora-${sha256(lora.id).slice(0, 24)}`, lora, note: rule.note }];
  }
}
