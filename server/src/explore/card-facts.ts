import { z } from 'zod';
import { TEMPERAMENTS } from '../providers/text/temperaments.ts';

/** One entry of a character's lorebook that is switched on (Character Card V2 and V3, `character_book.entries`). */
export const LoreFacts = z.object({
  title: z.string(),
  /** Any of them wakes the entry; regular expressions as `/pattern/flags` where `useRegex` says so. */
  keys: z.array(z.string()),
  /** Where the entry is selective and there are some, one of them must be mentioned too. */
  secondaryKeys: z.array(z.string()).default([]),
  text: z.string(),
  /** Always awake. */
  constant: z.boolean().default(false),
  selective: z.boolean().default(false),
  caseSensitive: z.boolean().default(false),
  useRegex: z.boolean().default(false),
  /** Lower stands further up. */
  insertionOrder: z.number().default(0),
  /** Lower is dropped first where not all fit. */
  priority: z.number().default(0),
  position: z.enum(['before-character', 'after-character']).default('before-character'),
  /** So many messages above the end of the conversation instead, as a message of that role; 0 is at its end. */
  insertion: z
    .object({ depth: z.int().min(0), role: z.enum(['system', 'user', 'assistant']) })
    .nullable()
    .default(null),
});
export type LoreFacts = z.output<typeof LoreFacts>;

/** What the author of a character has chosen for it beside its texts (`CharacterSketch`). */
export const SketchFacts = z.object({
  tagline: z.string().max(200),
  temperaments: z.array(z.enum(TEMPERAMENTS)).max(3),
  nevers: z.array(z.string().max(200)).max(8),
});
export type SketchFacts = z.output<typeof SketchFacts>;

/** What a character's card tells an engine beyond its texts; a character of the house has the defaults. */
export const CardFacts = z.object({
  /** Whether the character was imported as a card. */
  fromCard: z.boolean().default(false),
  /** What `{{char}}` stands for; empty for the name. */
  nickname: z.string().default(''),
  /** Other first messages, siblings of the greeting. */
  alternateGreetings: z.array(z.string()).default([]),
  /** First messages to a group (Character Card V3, `group_only_greetings`). */
  groupOnlyGreetings: z.array(z.string()).default([]),
  /** The card's own instructions, in which `{{original}}` stands for the house's; empty for those alone. */
  systemPrompt: z.string().default(''),
  /** What the card wants said after the conversation; `{{original}}` likewise. */
  postHistoryInstructions: z.string().default(''),
  /** A text that stands so many messages above the end of the conversation; 0 is at its end. */
  depthPrompt: z
    .object({ text: z.string(), depth: z.int().min(0), role: z.enum(['system', 'user', 'assistant']) })
    .nullable()
    .default(null),
  /** How the lorebook as a whole is used; null leaves it to the house. */
  loreRules: z
    .object({
      /** Newest messages that are looked through. */
      scanDepth: z.int().min(0).nullable(),
      /** Tokens for all entries together. */
      tokenBudget: z.int().min(0).nullable(),
      /** Whether what an awake entry says wakes others. */
      recursive: z.boolean(),
    })
    .default({ scanDepth: null, tokenBudget: null, recursive: false }),
  /** Left out for a character that was not made in the wizard. */
  sketch: SketchFacts.optional(),
});
export type CardFacts = z.output<typeof CardFacts>;
