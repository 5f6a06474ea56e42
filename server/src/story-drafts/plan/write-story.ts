import type { StoryPlan } from '../story-draft-fields.ts';
import { buildStructure, partsOf, type Parts } from './build-structure.ts';
import { inkText, tagText } from './ink-text.ts';
import { layBeats, nextOfHub } from './outline.ts';
import { Prose, type CastMember } from './prose.ts';
import { OPENING, RECKONING, type Effect, type Gate, type Knot, type Structure, type Way } from './structure.ts';
import { TEXTS } from './texts/by-locale.ts';

const TRUST = { most: 5, start: 1 };

interface Writing {
  plan: StoryPlan;
  cast: readonly CastMember[];
  parts: Parts;
  structure: Structure;
  beats: ReadonlyMap<string, number>;
  prose: Prose;
  openings: ReadonlySet<string>;
}

/**
 * Writes a planned story in ink: the knots by its shape, the words from lines of its language and whatever the author
 * has written. It compiles without a warning, and every ending can be reached. Equal plans are written alike.
 *
 * @param cast Those of the cast that are there, in the order of the plan.
 */
export function writeStory(plan: StoryPlan, cast: readonly CastMember[]): string {
  const known = new Set(cast.map(({ characterId }) => characterId));
  const present = { ...plan, cast: plan.cast.filter((id) => known.has(id)) };
  const structure = buildStructure(present);
  const writing: Writing = {
    plan: present,
    cast,
    parts: partsOf(present),
    structure,
    beats: layBeats(present, structure),
    prose: new Prose(TEXTS[plan.language], present, cast),
    openings: actOpenings(structure),
  };
  const knots = structure.knots.map((knot) => knotOf(writing, knot));
  const timeUp = structure.rounds === null ? [] : [timeUpOf(writing)];
  return `${[head(writing), `-> ${OPENING}`, ...knots, ...timeUp].join('\n\n')}\n`;
}

function actOpenings({ knots }: Structure): ReadonlySet<string> {
  const acts = new Map(knots.map(({ act, id }) => [id, act]));
  const begun = knots.flatMap(({ act, id, kind, ways }) => {
    const next = kind === 'hub' ? [...ways.map(({ to }) => to), nextOfHub(knots, id)] : ways.map(({ to }) => to);
    return next.filter((to) => (acts.get(to) ?? act) > act);
  });
  return new Set([OPENING, ...begun]);
}

function head({ cast, parts, plan, structure }: Writing): string {
  const { carried } = TEXTS[plan.language];
  const { items, meters } = parts;
  const roles = plan.roles.filter(({ label }) => label.trim() !== '');
  const tag = (name: string, ...words: string[]) => `# ${name}: ${words.join('; ')}`;
  const hubs = structure.knots.filter(({ kind }) => kind === 'hub');
  return [
    ...(plan.title.trim() === '' ? [] : [tag('title', tagText(plan.title))]),
    ...(plan.tagline.trim() === '' ? [] : [tag('synopsis', tagText(plan.tagline))]),
    ...roles.map(({ label, note }, index) => tag('role', roleId(index), tagText(label), tagText(note))),
    ...cast.map(({ characterId }, index) => tag('relationship', trustName(index), characterId, String(TRUST.most))),
    ...meters.map(({ label, most }, index) => tag('meter', meterName(index), tagText(label), String(most))),
    ...(items.length === 0 ? [] : [tag('inventory', 'carried', carried)]),
    ...items.map((label, index) => tag('item', itemName(index), tagText(label))),
    '',
    ...(items.length === 0
      ? []
      : [`LIST things = ${items.map((_, index) => itemName(index)).join(', ')}`, 'VAR carried = ()']),
    ...(roles.length === 0 ? [] : [`VAR role = "${roleId(0)}"`]),
    ...cast.map((_, index) => `VAR ${trustName(index)} = ${TRUST.start}`),
    ...meters.map(({ start }, index) => `VAR ${meterName(index)} = ${start}`),
    ...hubs.map((_, index) => `VAR ${visitsName(index)} = 0`),
    ...(structure.rounds === null ? [] : ['VAR rounds = 0', 'VAR act = 1']),
  ].join('\n');
}

const roleId = (index: number) => `role-${index + 1}`;
const trustName = (index: number) => `trust_${index + 1}`;
const meterName = (index: number) => `meter_${index + 1}`;
const itemName = (index: number) => `item_${index + 1}`;
const visitsName = (hub: number) => `visits_${hub + 1}`;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

function knotOf(writing: Writing, knot: Knot): string {
  const lines = {
    opening: openingLines,
    round: roundLines,
    bottleneck: roundLines,
    hub: hubLines,
    place: placeLines,
    reckoning: reckoningLines,
    ending: endingLines,
  }[knot.kind](writing, knot);
  return [`=== ${knot.id}`, ...lines].join('\n');
}

function heading({ openings, plan }: Writing, { act, id }: Pick<Knot, 'act' | 'id'>): string[] {
  return openings.has(id) ? [headingOf(plan, act)] : [];
}

function headingOf(plan: StoryPlan, act: number): string {
  return `# chapter: ${tagText(TEXTS[plan.language].chapters[act - 1] ?? plan.title)}`;
}

function beatOf({ beats, plan }: Writing, { id }: Knot): string[] {
  const beat = beats.get(id);
  const words = beat === undefined ? '' : inkText(plan.beats[beat] ?? '');
  return words === '' ? [] : [words];
}

const paragraphs = (text: string): string[] =>
  text
    .split('\n')
    .map(inkText)
    .filter((line) => line !== '');

function openingLines(writing: Writing, knot: Knot): string[] {
  const { plan, prose, structure } = writing;
  const opening = paragraphs(plan.opening);
  const firstRound = paragraphs(plan.firstRound);
  const first = [
    ...(opening.length === 0 ? [prose.arrival(), prose.line()] : opening),
    ...beatOf(writing, knot),
    ...(firstRound.length === 0 ? [prose.line()] : firstRound),
  ];
  const lines = [...heading(writing, knot), `# scene: ${plan.scene}`, ...first, ...roleLines(plan), prose.company()];
  const [only, another] = knot.ways;
  if (only !== undefined && another === undefined) return [...lines, `-> ${only.to}`];
  return [...lines, ...(structure.rounds === null ? choiceLines(writing, knot) : placeChoices(writing, knot))];
}

function roleLines({ language, roles }: StoryPlan): string[] {
  const named = roles.map(({ label }) => label.trim()).filter((label) => label !== '');
  return named.flatMap((label, index) => [
    `{ role == "${roleId(index)}":`,
    ...indent([inkText(TEXTS[language].role.replaceAll('{role}', () => label))]),
    '}',
  ]);
}

function roundLines(writing: Writing, knot: Knot): string[] {
  const { prose } = writing;
  const beat = beatOf(writing, knot);
  const scene = beat.length === 0 && knot.kind === 'round' ? prose.place(knot.place).there : prose.line();
  return [...heading(writing, knot), ...beat, scene, prose.company(), ...choiceLines(writing, knot)];
}

function hubLines(writing: Writing, knot: Knot): string[] {
  const { prose, structure } = writing;
  const hub = structure.knots.filter(({ kind }) => kind === 'hub').indexOf(knot);
  const { most, open } = knot.visits ?? { most: 0, open: 0 };
  const first = [...heading(writing, knot), ...beatOf(writing, knot), prose.line()];
  return [
    `{ ${visitsName(hub)} >= ${most}: -> ${nextOfHub(structure.knots, knot.id)} }`,
    `{ ${knot.id} == 1:`,
    ...indent(first),
    '- else:',
    ...indent([prose.comeBack()]),
    '}',
    ...knot.ways.map(({ to }, index) => {
      const place = structure.knots.find(({ id }) => id === to)?.place ?? 0;
      const since = index < open ? '' : ` && ${visitsName(hub)} > ${index - open}`;
      return `+ {${to} == 0${since}} [${prose.place(place).go}] -> ${to}`;
    }),
  ];
}

function placeLines(writing: Writing, knot: Knot): string[] {
  const { prose, structure } = writing;
  const there = [prose.place(knot.place).there, ...beatOf(writing, knot), prose.company()];
  if (structure.rounds !== null) return mapLines(writing, knot, there, structure.rounds);
  const hubs = structure.knots.filter(({ kind }) => kind === 'hub');
  const hub = hubs.findIndex(({ id }) => knot.ways.some(({ to }) => to === id));
  return [`~ ${visitsName(hub)}++`, ...there, ...choiceLines(writing, knot)];
}

function mapLines(writing: Writing, knot: Knot, there: readonly string[], rounds: number): string[] {
  const { plan, prose } = writing;
  const acts = Math.min(plan.acts, rounds);
  const turns = Array.from({ length: acts - 1 }, (_, index) => [
    `{ act == ${index + 1} && rounds > ${Math.floor((rounds * (index + 1)) / acts)}:`,
    ...indent([`~ act = ${index + 2}`, headingOf(plan, index + 2), prose.line()]),
    '}',
  ]);
  return [
    '~ rounds++',
    ...turns.flat(),
    `{ ${knot.id} == 1:`,
    ...indent(there),
    '- else:',
    ...indent([prose.comeBack(), prose.company()]),
    '}',
    `{ rounds >= ${rounds}: -> time_up }`,
    ...placeChoices(writing, knot),
  ];
}

function timeUpOf({ plan, prose }: Writing): string {
  const choices = prose.choices(plan.choicesPerRound).map((text) => `+ [${text}] -> ${RECKONING}`);
  return ['=== time_up', prose.line(), ...choices].join('\n');
}

function reckoningLines(writing: Writing, knot: Knot): string[] {
  const { prose } = writing;
  const lines = [...heading(writing, knot), prose.reckoning(), ...beatOf(writing, knot), prose.company()];
  return [...lines, ...knot.ways.flatMap((one, index) => endingChoice(writing, one, index))];
}

function endingChoice({ parts, plan, prose }: Writing, { gate, to }: Way, index: number): string[] {
  const choice = inkText(prose.ending(index).choice);
  if (gate === null) return [`+ [${choice}] -> ${to}`];
  const { needs } = TEXTS[plan.language];
  const locked = tagText(needs.replaceAll('{label}', () => labelOf(parts, gate)));
  const condition = conditionIn(parts, gate);
  return [`+ {${condition}} [${choice}] -> ${to}`, `+ {not (${condition})} [${choice} # locked: ${locked}] -> ${to}`];
}

function labelOf({ items, meters }: Parts, gate: Gate): string {
  return (gate.kind === 'item' ? items[gate.item] : meters[gate.counter]?.label) ?? '';
}

function conditionIn({ meters }: Parts, gate: Gate): string {
  if (gate.kind === 'item') return `carried ? ${itemName(gate.item)}`;
  const { most = 1, start = 0 } = meters[gate.counter] ?? {};
  return `${meterName(gate.counter)} >= ${Math.min(start + 1, most)}`;
}

function endingLines({ plan, prose, structure }: Writing, knot: Knot): string[] {
  const index = structure.knots.filter(({ kind }) => kind === 'ending').indexOf(knot);
  const house = prose.ending(index);
  const { line = '', title = '' } = plan.endings[index] ?? {};
  const text = inkText(line) || inkText(house.text);
  return [`${text} # ending: ${knot.id}; ${tagText(title) || house.title}`, '-> END'];
}

function choiceLines(writing: Writing, { ways }: Knot): string[] {
  const { parts, plan, prose } = writing;
  const texts = prose.choices(ways.length);
  return ways.flatMap(({ effects, to }, index) => {
    const [item] = effects.flatMap((effect) => (effect.kind === 'item' ? [effect.item] : []));
    const take = TEXTS[plan.language].take.replaceAll('{item}', () => parts.items[item ?? -1] ?? '');
    const text = item === undefined ? (texts[index] ?? '') : inkText(take);
    return [`+ [${text}]`, ...indent([...effects.map((effect) => effectLine(parts, effect)), `-> ${to}`])];
  });
}

function placeChoices(writing: Writing, { ways }: Knot): string[] {
  const { parts, prose, structure } = writing;
  return ways.flatMap(({ effects, to }) => {
    const place = structure.knots.find(({ id }) => id === to)?.place ?? 0;
    const found = effects.flatMap((effect) => (effect.kind === 'item' ? [effect] : []));
    const others = effects.filter(({ kind }) => kind !== 'item');
    return [
      `+ [${prose.place(place).go}]`,
      ...indent([
        ...found.flatMap((effect) => findLines(writing, effect.item)),
        ...others.map((effect) => effectLine(parts, effect)),
        `-> ${to}`,
      ]),
    ];
  });
}

function findLines({ parts, plan }: Writing, item: number): string[] {
  const take = TEXTS[plan.language].take.replaceAll('{item}', () => parts.items[item] ?? '');
  return [`{ not (carried ? ${itemName(item)}):`, ...indent([inkText(take)]), '}', `~ carried += ${itemName(item)}`];
}

function effectLine({ meters }: Parts, effect: Effect): string {
  if (effect.kind === 'item') return `~ carried += ${itemName(effect.item)}`;
  const { counter, kind } = effect;
  const meter = meters[counter];
  const name = meter === undefined ? trustName(counter - meters.length) : meterName(counter);
  return kind === 'rise'
    ? `~ ${name} = MIN(${name} + 1, ${meter?.most ?? TRUST.most})`
    : `~ ${name} = MAX(${name} - 1, 0)`;
}
