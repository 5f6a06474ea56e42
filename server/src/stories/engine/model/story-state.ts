import { z } from 'zod';

/** What a story that a model tells keeps from round to round. What the model is reminded of word for word is in the log. */
export const StoryState = z.object({
  seed: z.int(),
  readerName: z.string().nullable(),
  roleId: z.string().nullable(),
  round: z.int().nonnegative(),
  chapter: z.object({ number: z.int().positive(), title: z.string() }).nullable(),
  summary: z.string(),
  /** What must stay true, oldest first. */
  facts: z.array(z.string()),
  /** How the cast stands to the reader, by character id, from 0 to `MOST_TRUST`. */
  relationships: z.record(z.string(), z.int()),
  /** By their labels, from 0 to `MOST_METER`; missing in a story without any. */
  meters: z.record(z.string(), z.int()).optional(),
  items: z.array(z.string()),
  choices: z.array(z.object({ text: z.string(), hint: z.string().nullable() })),
  ended: z.boolean(),
});
export type StoryState = z.infer<typeof StoryState>;

export const MOST_TRUST = 5;
export const MOST_METER = 10;
/** By how much one round changes a value at most. */
export const MOST_METER_CHANGE = 3;
