import { z } from 'zod';

/** What the server and the process of the model say to each other. */

const id = z.int().min(1);

export const LoadOrder = z.strictObject({
  kind: z.literal('load'),
  file: z.string(),
  /** Prompt and reply together. */
  contextTokens: z.int().min(1),
  /** Most replies at a time. */
  parallel: z.int().min(1),
  /** Undefined for what suits the machine. */
  threads: z.int().min(1).optional(),
});
export type LoadOrder = z.infer<typeof LoadOrder>;

export const ReplyOrder = z.strictObject({
  kind: z.literal('reply'),
  id,
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
  maxTokens: z.int().min(1),
  temperature: z.number().min(0),
  seed: z.int().min(0),
  stop: z.array(z.string()),
  format: z.strictObject({ name: z.string(), schema: z.record(z.string(), z.unknown()) }).optional(),
  cacheKey: z.string().optional(),
});
export type ReplyOrder = z.infer<typeof ReplyOrder>;

export const Order = z.discriminatedUnion('kind', [
  LoadOrder,
  ReplyOrder,
  z.strictObject({ kind: z.literal('abort'), id }),
]);
export type Order = z.infer<typeof Order>;

const Usage = z.strictObject({
  promptTokens: z.int().min(0),
  completionTokens: z.int().min(0),
  cachedTokens: z.int().min(0),
});

const End = z.strictObject({ kind: z.literal('end'), id, finishReason: z.enum(['stop', 'length']), usage: Usage });
export type ReplyEnd = Pick<z.infer<typeof End>, 'finishReason' | 'usage'>;

export const ReplyNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), id, text: z.string() }),
  /** It still reads the prompt, or writes what is no text yet. */
  z.strictObject({ kind: z.literal('alive'), id }),
  End,
  z.strictObject({ kind: z.literal('failed'), id, reason: z.enum(['unavailable', 'refused']), message: z.string() }),
]);
export type ReplyNews = z.infer<typeof ReplyNews>;

const Loaded = z.strictObject({
  kind: z.literal('loaded'),
  /** Replies at a time, fewer than ordered where memory does not suffice. */
  parallel: z.int().min(1),
});

export const News = z.discriminatedUnion('kind', [
  Loaded,
  /** For the operator. */
  z.strictObject({ kind: z.literal('refused'), message: z.string() }),
  ReplyNews,
]);
export type News = z.infer<typeof News>;
