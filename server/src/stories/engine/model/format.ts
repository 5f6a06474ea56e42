import { z } from 'zod';
import type { JsonFormat } from '../../../providers/text/text-engine.ts';
import { Script } from './script.ts';

/** The shape of a round of a story that a model tells. */
export const ROUND_FORMAT: JsonFormat = { name: 'story_round', schema: z.toJSONSchema(Script) };

/** The shape of a round around an author's state. */
export const ASIDE_FORMAT: JsonFormat = {
  name: 'story_aside',
  schema: z.toJSONSchema(Script.pick({ paragraphs: true, summary: true })),
};
