import type { StoryOutline, StoryOutlineEdge } from '../../contract/validators.ts';
import type { StoryPlan } from '../story-draft-fields.ts';
import { buildStructure, partsOf, type Parts } from './build-structure.ts';
import { RECKONING, type Gate, type Knot, type Structure } from './structure.ts';

/** Which beat happens in which knot, by their places; the beats that find none are left out. */
export function layBeats(plan: StoryPlan, { knots, mainline }: Structure): ReadonlyMap<string, number> {
  const beats = plan.beats.flatMap((beat, index) => (beat.trim() === '' ? [] : [index]));
  const all = knots.filter(({ kind }) => kind !== 'ending').map(({ id }) => id);
  const slots = beats.length <= mainline.length ? mainline : all;
  const laid = new Map<string, number>();
  const most = Math.min(beats.length, slots.length);
  for (const [index, beat] of beats.slice(0, most).entries()) {
    const slot = slots[Math.floor((index * slots.length) / most)];
    if (slot !== undefined) laid.set(slot, beat);
  }
  return laid;
}

export function roomForBeats(plan: StoryPlan): number {
  return buildStructure(plan).knots.filter(({ kind }) => kind !== 'ending').length;
}

export function outlineOf(plan: StoryPlan): StoryOutline {
  const structure = buildStructure(plan);
  const beats = layBeats(plan, structure);
  const parts = partsOf(plan);
  return {
    nodes: structure.knots.map((knot, index) => {
      const beat = beats.get(knot.id) ?? null;
      return {
        nodeId: knot.id,
        kind: knot.kind,
        act: knot.act,
        beat,
        title: titleOf(plan, structure, knot, index, beat),
      };
    }),
    edges: structure.knots.flatMap((knot) => edgesOf(structure, parts, knot)),
  };
}

function titleOf(
  { beats, endings }: StoryPlan,
  { knots }: Structure,
  { kind }: Knot,
  index: number,
  beat: number | null,
): string {
  if (beat !== null) return beats[beat]?.trim() ?? '';
  if (kind !== 'ending') return '';
  const first = knots.findIndex((knot) => knot.kind === 'ending');
  return endings[index - first]?.title.trim() ?? '';
}

function edgesOf({ knots, rounds }: Structure, parts: Parts, { id, kind, ways }: Knot): StoryOutlineEdge[] {
  const edges = new Map<string, StoryOutlineEdge>();
  for (const { gate, to } of ways) {
    const choices = (edges.get(to)?.choices ?? 0) + 1;
    edges.set(to, { from: id, to, choices, condition: conditionOf(parts, gate) });
  }
  const next = nextOf({ knots, rounds }, id, kind);
  if (next !== undefined) edges.set(next, { from: id, to: next, choices: 1, condition: '' });
  return [...edges.values()];
}

function nextOf({ knots, rounds }: Pick<Structure, 'knots' | 'rounds'>, id: string, kind: Knot['kind']) {
  if (kind === 'place') return rounds === null ? undefined : RECKONING;
  return kind === 'hub' ? nextOfHub(knots, id) : undefined;
}

export function nextOfHub(knots: readonly Knot[], id: string): string {
  const hubs = knots.filter(({ kind }) => kind === 'hub' || kind === 'reckoning').map((knot) => knot.id);
  return hubs[hubs.indexOf(id) + 1] ?? RECKONING;
}

export function conditionOf({ items, meters }: Parts, gate: Gate | null): string {
  if (gate === null) return '';
  return (gate.kind === 'item' ? items[gate.item] : meters[gate.counter]?.label) ?? '';
}
