import type { Locale, StoryDraftFields } from '@fabula/sdk';
import { StoryDraftChanges, StoryDraftField, safeParse } from '@fabula/sdk/schemas';

import type { DraftKind } from '../drafts/draft-state';
import { joinLists, joinTexts } from '../drafts/join-values';
import { isSameValue } from '../drafts/same-value';

const textFields = ['title', 'tagline', 'opening', 'firstRound'] as const satisfies readonly (keyof StoryDraftFields)[];

const names = StoryDraftField.options;

const isTextField = (field: keyof StoryDraftFields): field is (typeof textFields)[number] =>
  textFields.some((one) => one === field);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const fits = (changes: Partial<StoryDraftFields>): boolean => safeParse(StoryDraftChanges, changes).success;

/** Both versions of a list; null for a field that is none. Of the source there is one version or the other. */
function joinField(
  field: keyof StoryDraftFields,
  mine: StoryDraftFields,
  theirs: StoryDraftFields,
): Partial<StoryDraftFields> | null {
  if (isTextField(field)) return { [field]: joinTexts(mine[field], theirs[field]) };
  if (field === 'cast') return { cast: joinLists<string>(mine.cast, theirs.cast, Object.is) };
  if (field === 'beats') return { beats: joinLists<string>(mine.beats, theirs.beats, Object.is) };
  if (field === 'endings') return { endings: joinLists(mine.endings, theirs.endings, isSameValue) };
  if (field === 'meters') return { meters: joinLists(mine.meters, theirs.meters, isSameValue) };
  if (field === 'items') return { items: joinLists(mine.items, theirs.items, isSameValue) };
  if (field === 'roles') return { roles: joinLists(mine.roles, theirs.roles, isSameValue) };
  return null;
}

/** Drafts of stories. @param language of a new draft */
export const storyDraftKind = (language: Locale): DraftKind<StoryDraftFields> => ({
  names,
  blank: {
    title: '',
    tagline: '',
    language,
    kind: 'dynamic',
    length: 12,
    tone: 'quiet',
    mood: 'lamp',
    scene: 'city',
    mature: false,
    cast: [],
    shape: 'branch-and-bottleneck',
    acts: 3,
    choicesPerRound: 2,
    endings: [],
    meters: [],
    items: [],
    roles: [],
    beats: [],
    opening: '',
    firstRound: '',
    source: null,
  },
  fits,
  join: (field, mine, theirs) => {
    const joined = joinField(field, mine, theirs);
    return joined !== null && fits(joined) ? joined : null;
  },
});

/** Reads changes of a draft; texts may be too long, as an author may have left them. Null for what are none. */
export function parseStoryDraftChanges(value: unknown): Partial<StoryDraftFields> | null {
  if (!isRecord(value)) return null;
  const changes: Partial<StoryDraftFields> = {};
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue;
    const read = safeParse(StoryDraftChanges, { [name]: value[name] });
    if (read.success) Object.assign(changes, read.data);
  }
  for (const name of [...textFields, 'source'] as const) {
    const text = value[name];
    if (typeof text === 'string') changes[name] = text;
  }
  return changes;
}
