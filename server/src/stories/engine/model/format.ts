import { z } from 'zod';
import type { JsonFormat } from '../../../providers/text/text-engine.ts';
import { Script } from './script.ts';

/** A shape as hosts take it that hold a model to it: they know no default. */
export function shapeOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { override: ({ jsonSchema }) => void delete jsonSchema.default });
}

export const ROUND_FORMAT: JsonFormat = { name: 'story_round', schema: shapeOf(Script) };

/** The shape of a round around an author's state. */
export const ASIDE_FORMAT: JsonFormat = {
  name: 'story_aside',
  schema: shapeOf(Script.pick({ paragraphs: true, summary: true })),
};
