import { charactersIn } from '../creation/wizard-limits';
import type { StoryFieldProblem, StoryFields, StoryPage } from './model';
import { storyLimits } from './story-limits';

type Find = (fields: StoryFields) => StoryFieldProblem | undefined;

const isLong = (text: string, limit: number) => charactersIn(text) > limit;

const empty = (field: 'title' | 'tagline'): Find => {
  const problem = { field, why: 'empty' } as const;
  return (fields) => (fields[field].trim() === '' ? problem : undefined);
};

const tooLong = (field: 'title' | 'tagline' | 'opening' | 'firstRound'): Find => {
  const problem = { field, why: 'too-long' } as const;
  return (fields) => (isLong(fields[field], storyLimits[field]) ? problem : undefined);
};

/** Whether an entry of a list has a text that is too long. */
const entryTooLong = {
  endings: ({ endings }) =>
    endings.some(({ title, line }) => isLong(title, storyLimits.endingTitle) || isLong(line, storyLimits.endingLine)),
  meters: ({ meters }) => meters.some(({ label }) => isLong(label, storyLimits.meterLabel)),
  items: ({ items }) => items.some(({ label }) => isLong(label, storyLimits.itemLabel)),
  roles: ({ roles }) =>
    roles.some(({ label, note }) => isLong(label, storyLimits.roleLabel) || isLong(note, storyLimits.roleNote)),
  beats: ({ beats }) => beats.some((beat) => isLong(beat, storyLimits.beat)),
} as const satisfies Partial<Record<keyof StoryFields, (fields: StoryFields) => boolean>>;

const listTooLong = (field: keyof typeof entryTooLong): Find => {
  const problem = { field, why: 'too-long' } as const;
  return (fields) => (entryTooLong[field](fields) ? problem : undefined);
};

/** What each page asks for, in the order of its fields. */
const rules = {
  premise: [empty('title'), tooLong('title'), empty('tagline'), tooLong('tagline')],
  shape: [
    listTooLong('beats'),
    listTooLong('endings'),
    listTooLong('meters'),
    listTooLong('items'),
    listTooLong('roles'),
  ],
  words: [tooLong('opening'), tooLong('firstRound')],
} as const satisfies Record<StoryPage, readonly Find[]>;

/** The first field of a page that is missing or too long; `undefined` when the page can be left. A new object each time. */
export function findStoryProblem(page: StoryPage, fields: StoryFields): StoryFieldProblem | undefined {
  for (const rule of rules[page]) {
    const problem = rule(fields);
    if (problem !== undefined) return { ...problem };
  }
  return undefined;
}
