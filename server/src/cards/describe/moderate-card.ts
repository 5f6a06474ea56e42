import type { CardRefusal } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { refusalOf, type Field } from '../../safety/find-refusal.ts';
import type { Safety } from '../../safety/safety.ts';
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

export async function findRefusal(safety: Safety, described: Described): Promise<CardRefusal | undefined> {
  return refusalOf(safety, fieldsOf(described));
}

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
