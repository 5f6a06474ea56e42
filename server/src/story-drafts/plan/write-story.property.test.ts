import fc from 'fast-check';
import type { Choice } from 'inkjs/engine/Choice';
import { Story } from 'inkjs/engine/Story';
import { expect, it } from 'vitest';
import { compileInk } from '../../stories/engine/ink/compile.ts';
import { chances } from '../../stories/walk/chances.ts';
import { randomPlans, type RandomPlan } from '../../testing/drafts/random-plans.ts';
import { buildStructure } from './build-structure.ts';
import { outlineOf } from './outline.ts';
import { RECKONING } from './structure.ts';
import { writeStory } from './write-story.ts';

/** Plans that are compiled and played: each takes 40 ms, so a run plays some and `STORY_PLANS=10000` as many as are proved. */
const PLAYED = Number(process.env.STORY_PLANS ?? 250);
/** Plans of which the structure alone is proved. */
const PROVED = 10_000;
/** Readings until an ending that can be reached was found: with so many, one that was not has no way. */
const MOST_READINGS = 300;

const isOpen = ({ tags }: Choice): boolean => !(tags ?? []).some((tag) => tag.startsWith('locked'));

/** Reads on to the next choices; the id of the ending where there are none. */
function readOn(story: Story): string | undefined {
  let ending: string | undefined;
  while (story.canContinue) {
    story.Continue();
    const tag = (story.currentTags ?? []).find((one) => one.startsWith('ending:'));
    ending = tag?.slice('ending:'.length).split(';')[0]?.trim() ?? ending;
  }
  return ending;
}

/** The endings that readings at random come to, each in as many rounds as are planned. */
function readAll(json: string, count: number, rounds: number): Set<string> {
  const story = new Story(json);
  const found = new Set<string>();
  for (let seed = 0; seed < MOST_READINGS && found.size < count; seed += 1) {
    const chance = chances(seed);
    story.ResetState();
    for (let round = 1; round < rounds; round += 1) {
      const ending = readOn(story);
      const open = story.currentChoices.filter(isOpen);
      if (ending !== undefined || open.length === 0) throw new Error(`Round ${round} has no way on`);
      if (round === rounds - 1) for (const choice of open) found.add(endingAfter(story, choice.index));
      else story.ChooseChoiceIndex(open[Math.floor(chance() * open.length)]?.index ?? 0);
    }
  }
  return found;
}

function endingAfter(story: Story, index: number): string {
  const before = story.state.ToJson();
  story.ChooseChoiceIndex(index);
  const ending = readOn(story);
  if (ending === undefined || story.currentChoices.length > 0) throw new Error('The last choice leads to no ending');
  story.state.LoadJson(before);
  return ending;
}

const endingsOf = ({ plan }: RandomPlan): string[] =>
  outlineOf(plan)
    .nodes.filter(({ kind }) => kind === 'ending')
    .map(({ nodeId }) => nodeId);

it('every plan compiles without a warning, and readers come to every ending in as many rounds as planned', () => {
  fc.assert(
    fc.property(randomPlans, ({ cast, plan }) => {
      const source = writeStory(plan, cast);
      const { json, warnings } = compileInk(source);
      expect(warnings).toEqual([]);
      const endings = endingsOf({ cast, plan });
      expect([...readAll(json, endings.length, plan.length)].toSorted()).toEqual(endings);
      expect(writeStory(plan, cast)).toBe(source);
    }),
    { numRuns: PLAYED, seed: 16 },
  );
}, 600_000);

/** Knots that can be come to from the opening, with all that its ways ask for. */
function reached(plan: RandomPlan['plan']): { knots: Set<string>; given: Set<string> } {
  const structure = buildStructure(plan);
  const ways = new Map(outlineOf(plan).nodes.map(({ nodeId }) => [nodeId, [] as string[]]));
  for (const { from, to } of outlineOf(plan).edges) ways.get(from)?.push(to);
  const knots = new Set<string>();
  const given = new Set<string>();
  for (let open = ['opening']; open.length > 0;) {
    const next = [...new Set(open)].filter((id) => !knots.has(id));
    for (const id of next) knots.add(id);
    open = next.flatMap((id) => (id === RECKONING ? [] : (ways.get(id) ?? [])));
  }
  for (const { id, ways: choices } of structure.knots) {
    if (!knots.has(id)) continue;
    for (const effect of choices.flatMap(({ effects }) => effects)) given.add(nameOf(effect));
  }
  return { knots, given };
}

const nameOf = (effect: { kind: string; item?: number; counter?: number }): string =>
  `${effect.kind}-${effect.item ?? effect.counter}`;

it('every round of a plan can be come to, and whatever an ending asks for is given on a way to it, and never lost', () => {
  fc.assert(
    fc.property(randomPlans, ({ plan }) => {
      const structure = buildStructure(plan);
      const { given, knots } = reached(plan);
      const rounds = structure.knots.filter(({ kind }) => kind !== 'ending');
      expect(rounds.filter(({ id }) => !knots.has(id))).toEqual([]);
      const last = rounds.find(({ id }) => id === RECKONING)?.ways ?? [];
      expect(last[0]?.gate).toBeNull();
      const asked = last.flatMap(({ gate }) => (gate === null ? [] : [gate]));
      const wanted = asked.map((gate) => (gate.kind === 'item' ? `item-${gate.item}` : `rise-${gate.counter}`));
      expect(wanted.filter((name) => !given.has(name))).toEqual([]);
      const lost = asked.flatMap((gate) => (gate.kind === 'meter' ? [`fall-${gate.counter}`] : []));
      expect(lost.filter((name) => given.has(name))).toEqual([]);
      expect(new Set(last.map(({ to }) => to)).size).toBe(structure.knots.length - rounds.length);
    }),
    { numRuns: PROVED, seed: 16 },
  );
}, 600_000);
