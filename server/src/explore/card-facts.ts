import { z } from 'zod';
import { ENGINE_CLASSES } from '../config/engines/engine-class.ts';
import { TEMPERAMENTS } from '../providers/text/temperaments.ts';

/** An enabled lorebook entry (Character Card V2 and V3, `character_book.entries`). */
export const LoreFacts = z.object({
  title: z.string(),
  /** Any of them activates the entry; `/pattern/flags` where `useRegex` is set. */
  keys: z.array(z.string()),
  /** For a selective entry, one of these is needed too. */
  secondaryKeys: z.array(z.string()).default([]),
  text: z.string(),
  /** Always active. */
  constant: z.boolean().default(false),
  selective: z.boolean().default(false),
  caseSensitive: z.boolean().default(false),
  useRegex: z.boolean().default(false),
  /** Lower comes first. */
  insertionOrder: z.number().default(0),
  /** Lower is dropped first. */
  priority: z.number().default(0),
  position: z.enum(['before-character', 'after-character']).default('before-character'),
  /** Messages above the end of the conversation, as a message of that role. */
  insertion: z
    .object({ depth: z.int().min(0), role: z.enum(['system', 'user', 'assistant']) })
    .nullable()
    .default(null),
});
export type LoreFacts = z.output<typeof LoreFacts>;

export const SketchFacts = z.object({
  tagline: z.string().max(200),
  temperaments: z.array(z.enum(TEMPERAMENTS)).max(3),
  nevers: z.array(z.string().max(200)).max(8),
});
export type SketchFacts = z.output<typeof SketchFacts>;

export const CardFacts = z.object({
  fromCard: z.boolean().default(false),
  /** Replaces `{{char}}`; empty for the name. */
  nickname: z.string().default(''),
  alternateGreetings: z.array(z.string()).default([]),
  /** Character Card V3, `group_only_greetings`. */
  groupOnlyGreetings: z.array(z.string()).default([]),
  /** The card's instructions; `{{original}}` stands for the house's, which an empty text uses alone. */
  systemPrompt: z.string().default(''),
  /** After the conversation; `{{original}}` likewise. */
  postHistoryInstructions: z.string().default(''),
  /** Messages above the end of the conversation. */
  depthPrompt: z
    .object({ text: z.string(), depth: z.int().min(0), role: z.enum(['system', 'user', 'assistant']) })
    .nullable()
    .default(null),
  /** Null: the house's rules. */
  loreRules: z
    .object({
      /** Newest messages that are scanned. */
      scanDepth: z.int().min(0).nullable(),
      /** For all entries together. */
      tokenBudget: z.int().min(0).nullable(),
      recursive: z.boolean(),
    })
    .default({ scanDepth: null, tokenBudget: null, recursive: false }),
  /** Only of characters made in the wizard. */
  sketch: SketchFacts.optional(),
  /** The engines that the author wishes for; an operator's classes. */
  engineClass: z.enum(ENGINE_CLASSES).optional(),
});
export type CardFacts = z.output<typeof CardFacts>;
