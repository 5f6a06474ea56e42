import type { CardRefusal } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { moderateWhole } from '../../safety/moderate-whole.ts';
import type { RefusalReason, Safety } from '../../safety/safety.ts';
import type { Described } from './describe-card.ts';

/**
 * Looks at everything of a card that a page or a prompt may ever show.
 *
 * @throws {AppError} FORBIDDEN for what may not be written in any content mode, with the field and the rule.
 */
export async function moderateCard(safety: Safety, described: Described): Promise<void> {
  const refusal = await findRefusal(safety, described);
  if (refusal === undefined) return;
  const { rule, where } = refusal;
  const place = where === '' ? 'several fields together' : where;
  throw new AppError('FORBIDDEN', `This character is not allowed here: ${place} (${rule})`, { field: 'content' });
}

/** Why a card may not be kept: the rule, and the field that breaks it by itself, if one does. */
export async function findRefusal(safety: Safety, described: Described): Promise<CardRefusal | undefined> {
  return refusalOf(safety, fieldsOf(described));
}

/** As `findRefusal`, of texts by the names of their fields. */
export async function refusalOf(safety: Safety, fields: readonly Field[]): Promise<CardRefusal | undefined> {
  // As one text: what breaks a rule may begin in one field and end in the next.
  const rule = await moderateWhole(safety, fields.map(([, text]) => text).join('\n'));
  if (rule === undefined) return undefined;
  return { rule, where: await firstOf(safety, fields, rule) };
}

/** Fields that are looked at one by one: a card may have hundreds of greetings, and a judge may be far away. */
const MOST_JUDGED = 32;

/** A text by the name of its field. */
export type Field = readonly [name: string, text: string];

/** The texts of a card by the names of their fields in Character Card V3. */
function fieldsOf({ exampleDialogue, facts, lore, remixOf, ...described }: Described): Field[] {
  return [
    ['name', described.name],
    ['nickname', facts.nickname],
    ['tags', described.tags.join(', ')],
    ['creator_notes', described.about],
    ['description', described.persona],
    ['scenario', described.scenario],
    ['first_mes', described.greeting],
    ...facts.alternateGreetings.map((text, index): Field => [`alternate_greetings.${index}`, text]),
    ...facts.groupOnlyGreetings.map((text, index): Field => [`group_only_greetings.${index}`, text]),
    ['mes_example', exampleDialogue.map((line) => line.text).join('\n')],
    ['character_book', lore.map((entry) => entry.text).join('\n')],
    ['system_prompt', facts.systemPrompt],
    ['post_history_instructions', facts.postHistoryInstructions],
    ['extensions', [facts.sketch?.tagline ?? '', ...(facts.sketch?.nevers ?? [])].join('\n')],
    ['extensions.remix', remixOf.flatMap(({ creatorName, name }) => [name, creatorName]).join('\n')],
    ['extensions.depth_prompt', facts.depthPrompt?.text ?? ''],
  ];
}

async function firstOf(safety: Safety, fields: readonly Field[], rule: RefusalReason): Promise<string> {
  for (const [name, text] of fields.slice(0, MOST_JUDGED)) {
    if (text !== '' && (await moderateWhole(safety, text)) === rule) return name;
  }
  return '';
}
