import { moderateWhole } from './moderate-whole.ts';
import type { RefusalReason, Safety } from './safety.ts';

/** Fields that are judged one by one: there may be hundreds, and a judge may be far away. */
const MOST_JUDGED = 32;

export type Field = readonly [name: string, text: string];

export interface FieldRefusal {
  rule: RefusalReason;
  /** The field that breaks the rule by itself; empty where several do together. */
  where: string;
}

/** Why no mode allows some texts; undefined where one does. Throws UNAVAILABLE. */
export async function refusalOf(safety: Safety, fields: readonly Field[]): Promise<FieldRefusal | undefined> {
  // As one text: what breaks a rule may begin in one field and end in the next.
  const rule = await moderateWhole(safety, fields.map(([, text]) => text).join('\n'));
  if (rule === undefined) return undefined;
  return { rule, where: await firstOf(safety, fields, rule) };
}

async function firstOf(safety: Safety, fields: readonly Field[], rule: RefusalReason): Promise<string> {
  for (const [name, text] of fields.slice(0, MOST_JUDGED)) {
    if (text !== '' && (await moderateWhole(safety, text)) === rule) return name;
  }
  return '';
}
