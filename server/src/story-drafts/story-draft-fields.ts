import { z } from 'zod';
import {
  StoryDraftField,
  StoryDraftFields,
  type StoryDraftChanges,
  type StoryDraftFields as Fields,
} from '../contract/validators.ts';
import { FieldMerger, type Mergeable } from '../drafts/merge-changes.ts';
import type { Locale } from '../lib/locale.ts';
import { toClean, toCleanLine } from '../lib/plain-text.ts';

export type StoryFieldName = z.output<typeof StoryDraftField>;

/** The revision of the last change of each field; a field that is not named has never been changed. */
export const StoryFieldRevisions = z.partialRecord(StoryDraftField, z.int());

export type MergeableStory = Mergeable<Fields>;

export const storyFields = new FieldMerger<Fields>(StoryDraftField.options);

export type StoryPlan = Omit<Fields, 'source'>;

export function blankStory(language: Locale): Fields {
  return {
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
  };
}

/** Drafts that were stored before a field was added lack it. */
export const StoredStoryFields = z.preprocess(
  (value: unknown) => (typeof value === 'object' ? { ...blankStory('en-US'), ...value } : value),
  StoryDraftFields,
);

/**
 * Changes as they are stored: without what a database or a screen cannot take, no character twice. White space at the
 * ends stays, for the author may still be writing.
 */
export function cleanStoryChanges(changes: StoryDraftChanges): StoryDraftChanges {
  const { beats, cast, endings, firstRound, items, meters, opening, roles, source, tagline, title } = changes;
  const clean: StoryDraftChanges = { ...changes };
  if (title !== undefined) clean.title = toCleanLine(title);
  if (tagline !== undefined) clean.tagline = toCleanLine(tagline);
  if (opening !== undefined) clean.opening = toClean(opening);
  if (firstRound !== undefined) clean.firstRound = toClean(firstRound);
  if (typeof source === 'string') clean.source = toClean(source);
  if (cast !== undefined) clean.cast = [...new Set(cast)];
  if (beats !== undefined) clean.beats = beats.map(toCleanLine);
  if (endings !== undefined)
    clean.endings = endings.map(({ line, title }) => ({ title: toCleanLine(title), line: toCleanLine(line) }));
  if (meters !== undefined) clean.meters = meters.map((meter) => ({ ...meter, label: toCleanLine(meter.label) }));
  if (items !== undefined) clean.items = items.map(({ label }) => ({ label: toCleanLine(label) }));
  if (roles !== undefined)
    clean.roles = roles.map(({ label, note }) => ({ label: toCleanLine(label), note: toCleanLine(note) }));
  return clean;
}
