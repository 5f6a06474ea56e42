import type { Clock } from '../../../lib/clock.ts';
import type { EngineClass } from '../../../config/engines/engine-class.ts';
import { TextEngineError, type ClassOffer, type TextEngine, type TextRequest } from '../text-engine.ts';
import { weightedOrder } from './weighted-order.ts';

export interface PoolMember {
  /** Behind a breaker of its own. */
  engine: TextEngine;
  engineClass: EngineClass;
  weight: number;
  /** Prompt and reply together. */
  contextTokens: number;
  /** Of a reply; undefined for the usual price. */
  points: number | undefined;
  /** That a chat may choose besides the usual one. */
  otherModels: readonly string[];
}

export interface PoolDeps {
  clock: Clock;
  /** From 0 to 1, like `Math.random`. */
  random: () => number;
  /** Rejects when the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Requests that one reply may cause, so that an outage does not multiply the load. */
export const MOST_ATTEMPTS = 3;
const LEAST_PAUSE_MS = 50;
const PAUSE_SPREAD_MS = 200;
/** After 429 without `Retry-After`. */
const BUSY_MS = 5_000;
/** After a refusal of the key or the model, which a person must repair. */
const REFUSED_MS = 60_000;
const LONGEST_REST_MS = 300_000;

/**
 * Several engines as one. Each reply goes to one of the wished class, by weight; until its first chunk, a failure of that
 * engine hands the request to the next: others of the class first, then any other that can take it. Afterwards a failure
 * is the reply's, whose text stays.
 *
 * @param members At least one; the class of the first is the usual one.
 */
export function createEnginePool(members: readonly [PoolMember, ...PoolMember[]], deps: PoolDeps): TextEngine {
  const { clock, pause, random } = deps;
  const restsUntil = new Map<PoolMember, number>();
  const [first] = members;

  const offerFor = (wish: EngineClass | undefined): ClassOffer => {
    const ofClass = members.filter(({ engineClass }) => engineClass === wish);
    const [leading = first] = ofClass;
    const peers = ofClass.length > 0 ? ofClass : members.filter(({ engineClass }) => engineClass === first.engineClass);
    return {
      engineClass: leading.engineClass,
      model: leading.engine.model,
      points: leading.points,
      contextTokens: Math.min(...peers.map(({ contextTokens }) => contextTokens)),
    };
  };

  const candidates = (request: TextRequest): PoolMember[] => {
    const now = clock.now();
    const wanted = offerFor(request.engineClass).engineClass;
    const able = members.filter((member) => canTake(member, request) && (restsUntil.get(member) ?? 0) <= now);
    const isWanted = ({ engineClass }: PoolMember) => engineClass === wanted;
    return [
      ...weightedOrder(able.filter(isWanted), random),
      ...weightedOrder(
        able.filter((member) => !isWanted(member)),
        random,
      ),
    ];
  };

  const rest = (member: PoolMember, error: TextEngineError): void => {
    const { reason, retryAfterMs } = error;
    const usual = { 'rate-limited': BUSY_MS, refused: REFUSED_MS, unavailable: 0, stalled: 0, malformed: 0 }[reason];
    const ms = Math.min(retryAfterMs ?? usual, LONGEST_REST_MS);
    if (ms > 0) restsUntil.set(member, clock.now() + ms);
  };

  const noneLeft = (request: TextRequest): TextEngineError => {
    const ends = members.filter((member) => canTake(member, request)).map((member) => restsUntil.get(member) ?? 0);
    const soonest = Math.min(...ends) - clock.now();
    const message = 'No engine can take the request now';
    return new TextEngineError('unavailable', message, soonest > 0 && ends.length > 0 ? { retryAfterMs: soonest } : {});
  };

  return {
    name: 'several',
    hasModel: true,
    seesImages: members.every(({ engine }) => engine.seesImages === true),
    offerFor,
    get model() {
      return offerFor(undefined).model;
    },
    async *generate(request, signal) {
      let failure: TextEngineError | undefined;
      let attempts = 0;
      for (const member of candidates(request)) {
        if (attempts === MOST_ATTEMPTS) break;
        if (attempts > 0) await pause(LEAST_PAUSE_MS + Math.floor(random() * PAUSE_SPREAD_MS), signal);
        let hasBegun = false;
        try {
          for await (const chunk of member.engine.generate(request, signal)) {
            if (!hasBegun) request.onServed?.({ engine: member.engine.name, points: member.points });
            hasBegun = true;
            yield chunk;
          }
          return;
        } catch (error) {
          if (hasBegun || signal.aborted || !(error instanceof TextEngineError) || !error.isOfEngine) throw error;
          if (error.isUnsent) continue;
          attempts += 1;
          failure = error;
          rest(member, error);
        }
      }
      throw failure ?? noneLeft(request);
    },
  };
}

function canTake({ contextTokens, engine, otherModels }: PoolMember, request: TextRequest): boolean {
  const { maxTokens, model, promptTokens = 0 } = request;
  const hasModel = model === undefined || model === engine.model || otherModels.includes(model);
  return hasModel && promptTokens + maxTokens <= contextTokens;
}
