import type { StoryPlan } from '../story-draft-fields.ts';
import { SHAPES } from './shapes.ts';
import { endingId, RECKONING, way, type Effect, type Gate, type Knot, type Structure } from './structure.ts';

/** Endings that a story is written with when the author has named none. */
const HOUSE_ENDINGS = 2;

/** What of a plan comes into the story: the first parts that have a name. */
export interface Parts {
  endings: number;
  items: readonly string[];
  meters: readonly { label: string; start: number; most: number }[];
  cast: number;
}

export function partsOf(plan: StoryPlan): Parts {
  return {
    endings: plan.endings.length || HOUSE_ENDINGS,
    items: plan.items.map(({ label }) => label.trim()).filter((label) => label !== ''),
    meters: plan.meters
      .map(({ label, most, start }) => ({ label: label.trim(), most, start: Math.min(start, most) }))
      .filter(({ label }) => label !== ''),
    cast: plan.cast.length,
  };
}

/**
 * The knots of a planned story and the choices that lead from one to another.
 *
 * Every ending can be reached: each round leads on towards the reckoning, whose first choice is always open. A further
 * ending may ask for one thing or one meter alone, which some choice on a way to the reckoning gives; things are never
 * lost, and a meter that an ending asks for never falls.
 */
export function buildStructure(plan: StoryPlan): Structure {
  const { acts, choicesPerRound, length } = plan;
  const shape = SHAPES[plan.shape]({ acts, choices: choicesPerRound, length });
  const parts = partsOf(plan);
  const given = givenBy(shape, parts);
  const gates = gatesOf(parts, given);
  const asked = new Set(gates.flatMap((gate) => (gate?.kind === 'meter' ? [gate.counter] : [])));
  const knots = shape.knots.map((knot): Knot => {
    if (knot.id === RECKONING) {
      return { ...knot, ways: gates.map((gate, index) => ({ ...way(endingId(index)), gate })) };
    }
    const effects = given.get(knot.id);
    return effects === undefined
      ? knot
      : {
          ...knot,
          ways: knot.ways.map((one, index) => ({
            ...one,
            effects: (effects[index] ?? []).filter((effect) => effect.kind !== 'fall' || !asked.has(effect.counter)),
          })),
        };
  });
  const last = shape.knots.at(-1)?.act ?? 1;
  const endings = gates.map((_, index): Knot => ({
    id: endingId(index),
    kind: 'ending',
    act: last,
    place: 0,
    ways: [],
  }));
  return { ...shape, knots: [...knots, ...endings] };
}

function givenBy(shape: Structure, { cast, items, meters }: Parts): ReadonlyMap<string, Effect[][]> {
  const knots = shape.knots.filter((knot) => mayChange(shape, knot));
  const counters = meters.length + cast;
  const given = new Map<string, Effect[][]>();
  for (const [round, { id, ways }] of knots.entries()) {
    given.set(
      id,
      ways.map((_, index): Effect[] => {
        if (counters === 0) return [];
        const counter = (round + Math.floor(index / 2)) % counters;
        if (index % 2 === 0) return [{ kind: 'rise', counter }];
        // The cast never thinks less of the reader.
        return counter < meters.length ? [{ kind: 'fall', counter }] : [];
      }),
    );
  }
  for (const item of items.keys()) {
    const knot = knots[Math.floor((item * knots.length) / items.length)];
    const effects = knot === undefined ? undefined : given.get(knot.id)?.[item % knot.ways.length];
    effects?.push({ kind: 'item', item });
  }
  return given;
}

function mayChange({ knots, rounds }: Structure, { id, kind, ways }: Knot): boolean {
  if (kind === 'hub' || kind === 'reckoning' || ways.length < 2) return false;
  // Where time is short, only the places that the reader can go to at once are sure to be left again.
  return rounds === null || kind === 'opening' || (knots[0]?.ways.some(({ to }) => to === id) ?? false);
}

/** What each ending asks for; null for one that is always open. */
function gatesOf({ endings, items, meters }: Parts, given: ReadonlyMap<string, Effect[][]>): (Gate | null)[] {
  const effects = [...given.values()].flat(2);
  const open: Gate[] = [
    ...items
      .keys()
      .filter((item) => effects.some((effect) => effect.kind === 'item' && effect.item === item))
      .map((item): Gate => ({ kind: 'item', item })),
    ...meters
      .keys()
      .filter((counter) => effects.some((effect) => effect.kind === 'rise' && effect.counter === counter))
      .map((counter): Gate => ({ kind: 'meter', counter })),
  ];
  const free = endings === 2 ? 1 : 2;
  return Array.from({ length: endings }, (_, index) => (index < free ? null : (open[index - free] ?? null)));
}
