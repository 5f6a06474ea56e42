import { z } from 'zod';
import { ChatSettings, PortraitExpression, ReplyFailure } from '../../contract/validators.ts';

/** Other programs write these: what does not parse is ignored. */
const Loose = z.record(z.string(), z.unknown()).catch({});

/** The first line of a SillyTavern chat (`saveChat` in its script.js). */
export const HeaderLine = z.looseObject({
  user_name: z.string().catch(''),
  character_name: z.string().catch(''),
  create_date: z.unknown().optional(),
  chat_metadata: Loose,
});

export const MessageLine = z.looseObject({
  name: z.string().catch(''),
  is_user: z.boolean().catch(false),
  is_system: z.boolean().catch(false),
  send_date: z.unknown().optional(),
  mes: z.string(),
  extra: Loose,
  swipes: z.array(z.unknown()).catch([]),
  swipe_id: z.int().min(0).catch(0),
  swipe_info: z.array(Loose).catch([]),
});

/** Our fields in `extra` and `chat_metadata`; other programs leave them alone. */
export const OUR_KEY = 'fabula';

const ourMessage = {
  id: z.int().min(0).optional().catch(undefined),
  speaker: z.string().min(1).max(60).nullable().catch(null),
  note: z.enum(['narration', 'untold']).nullable().catch(null),
  mood: PortraitExpression.nullable().catch(null),
  truncated: z.boolean().catch(false),
  status: z.enum(['complete', 'stopped', 'failed']).catch('complete'),
  failure: ReplyFailure.nullable().catch(null),
  hidden: z.boolean().catch(false),
  pinned: z.boolean().catch(false),
  images: z
    .array(z.object({ imageId: z.string().max(64), alt: z.string().max(300) }))
    .max(4)
    .catch([]),
  branchName: z.string().min(1).max(60).nullable().catch(null),
};

export const OurMessage = z.object(ourMessage).partial().catch({});

export const OurOther = z.object({
  ...z.object(ourMessage).partial().shape,
  id: z.int().min(0),
  parent: z.int().min(0).nullable(),
  role: z.enum(['character', 'visitor']),
  text: z.string(),
  date: z.unknown().optional(),
  source: z.object({ line: Loose.optional(), extra: Loose.optional(), info: Loose.optional() }).partial().catch({}),
});

const OurSummary = z.object({
  text: z.string().max(8_000),
  ownLength: z.int().min(0),
  madeAt: z.int().min(0),
  through: z.int().min(0).nullable(),
  covers: z.boolean(),
});

export const OurChat = z
  .object({
    title: z.string().catch(''),
    facts: z
      .array(
        z.object({
          text: z.string().min(1).max(500),
          place: z.int().min(0).nullable(),
          message: z.int().min(0).optional(),
        }),
      )
      .catch([]),
    summaries: z.array(OurSummary).max(50).catch([]),
    settings: ChatSettings.optional().catch(undefined),
    others: z.array(z.unknown()).catch([]),
  })
  .partial()
  .catch({});
