import { z } from 'zod';
import { toClean } from '../../../lib/plain-text.ts';
import { normalizeForSearch } from '../../../lib/search-text.ts';
import { faultsIn, jsonIn, sound } from './json-answer.ts';
import type { ToldMaterial } from './material.ts';
import { MOST_METER } from './story-state.ts';
import { cut, line } from './written-text.ts';

/** Most of each that is kept of what a model writes: characters of a text, entries of a list. */
const MOST = {
  title: 80,
  tagline: 160,
  world: 2_000,
  opening: 2_000,
  people: 5,
  name: 60,
  description: 400,
  meters: 3,
  label: 40,
} as const;

const Person = z.object({ name: z.string(), description: z.string() });
const Value = z.object({ label: z.string(), start: z.number() });

/** What a model writes of the world of a story before its first round. */
export const WrittenWorld = z.object({
  title: z.string().default(''),
  tagline: z.string().default(''),
  world: z.string(),
  opening: z.string(),
  people: z.array(Person).default([]),
  meters: z.array(Value).default([]),
});

/** As `WrittenWorld`, without the entries that are not as they should be. */
const LooseWorld = z
  .object({
    title: z.string().catch(''),
    tagline: z.string().catch(''),
    world: z.string(),
    opening: z.string(),
    people: sound(Person).catch([]),
    meters: sound(Value).catch([]),
  })
  .transform((world): z.output<typeof WrittenWorld> => world);

/** A world as it is kept: clean, and within bounds. */
export interface World extends Pick<ToldMaterial, 'people' | 'meters'> {
  title: string;
  tagline: string;
  world: string;
  opening: string;
}

/** Reads what a model answered. @param sentence What stands in for a title or a tagline that is missing. */
export function readWorld(answer: string, sentence: string): { value: World } | { faults: string[] } {
  const json = jsonIn(answer);
  if (json === undefined) return { faults: ['The answer is no JSON object'] };
  const parsed = WrittenWorld.safeParse(json);
  if (!parsed.success) return { faults: faultsIn(parsed.error) };
  const value = tidyWorld(parsed.data, sentence);
  const faults = (['world', 'opening'] as const).flatMap((field) =>
    value[field] === '' ? [`${field}: there is nothing to read`] : [],
  );
  return faults.length === 0 ? { value } : { faults };
}

/** What can be made of an answer that has faults still after it was repaired; undefined without a world or an opening. */
export function salvageWorld(answer: string, sentence: string): World | undefined {
  const parsed = LooseWorld.safeParse(jsonIn(answer));
  if (!parsed.success) return undefined;
  const world = tidyWorld(parsed.data, sentence);
  return world.world === '' || world.opening === '' ? undefined : world;
}

/** All words of a world that a reader may ever see. */
export function wordsOfWorld({ meters, opening, people, tagline, title, world }: World): string {
  const others = [
    ...people.flatMap(({ description, name }) => [name, description]),
    ...meters.map(({ label }) => label),
  ];
  return [title, tagline, world, opening, ...others].join('\n');
}

function tidyWorld(written: z.output<typeof WrittenWorld>, sentence: string): World {
  const people = written.people.flatMap((person) => {
    const name = line(person.name, MOST.name);
    return name === null ? [] : [{ name, description: line(person.description, MOST.description) ?? '' }];
  });
  const meters = written.meters.flatMap(({ label, start }) => {
    const called = line(label, MOST.label);
    return called === null ? [] : [{ label: called, start: Math.min(Math.max(Math.round(start), 0), MOST_METER) }];
  });
  return {
    title: line(written.title, MOST.title) ?? cut(sentence, MOST.title),
    tagline: line(written.tagline, MOST.tagline) ?? cut(sentence, MOST.tagline),
    world: paragraphs(written.world, MOST.world),
    opening: paragraphs(written.opening, MOST.opening),
    people: people.slice(0, MOST.people),
    meters: distinct(meters).slice(0, MOST.meters),
  };
}

function paragraphs(text: string, length: number): string {
  return cut(toClean(text).trim(), length);
}

function distinct<Meter extends { label: string }>(meters: readonly Meter[]): Meter[] {
  return [
    ...new Map(meters.toReversed().map((meter) => [normalizeForSearch(meter.label), meter])).values(),
  ].toReversed();
}
