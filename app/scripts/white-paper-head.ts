import { z } from 'zod';

const Label = z.string().min(1).max(120);

const labels = <const Key extends string>(...keys: Key[]) => z.record(z.enum(keys), Label);

/** The words of the figures. What they name is compared with the contract by `app/src/content/white-paper.test.ts`. */
const Figures = z.strictObject({
  'charged-reply': z.strictObject({
    starts: Label,
    ends: Label,
    reserved: Label,
    outcomes: labels('complete', 'stopped', 'failed'),
    reservation: labels('held', 'settled', 'released'),
    entries: labels('none', 'rest', 'all'),
    cost: labels('complete', 'stopped', 'failed'),
    price: Label,
  }),
  'story-log': labels('round', 'begin', 'choice', 'other', 'before', 'after', 'here', 'branch'),
  'prompt-parts': z.strictObject({ part: Label, source: Label, parts: z.record(z.string(), Label) }),
  'order-states': z.strictObject({
    next: Label,
    groups: labels('unpaid', 'paid', 'returned'),
    states: z.record(z.string(), Label),
  }),
});

/** The head of a Markdown file of the white paper (YAML front matter). Checked at the build. */
export const WhitePaperHead = z.strictObject({
  title: z.string().min(1).max(60),
  description: z.string().min(40).max(200),
  /** Day of the last change, such as `2026-11-27`. */
  changedOn: z.iso.date(),
  /** The anchors of the chapters, in their order: the same in every language. */
  chapters: z.array(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)).min(1),
  /** Numbers that the text names in braces; `tests/contract/white-paper.test.ts` compares them with the code. */
  facts: z.record(z.string(), z.number()),
  figures: Figures,
});
