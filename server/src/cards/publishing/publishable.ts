import { AppError } from '../../errors.ts';
import type { Publication } from '../../explore/publications.ts';
import type { Safety } from '../../safety/safety.ts';
import { EMPTY_GREETING, type Described } from '../describe/describe-card.ts';
import { findRefusal } from '../describe/moderate-card.ts';

const ADULT_YEARS = 18;

const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['first_mes', 'greeting'],
  ['creator_notes', 'about'],
  ['mes_example', 'exampleDialogue'],
  ['alternate_greetings', 'alternateGreetings'],
  ['group_only_greetings', 'groupGreetings'],
  ['system_prompt', 'systemPrompt'],
  ['post_history_instructions', 'postHistoryInstructions'],
  ['extensions.depth_prompt', 'depthNote'],
  ['extensions', 'tagline'],
  ['character_book', 'lore'],
]);

export type Shown = Pick<Publication, 'name' | 'tagline' | 'mature'>;

/**
 * Refuses what may not be published: a card that lacks something which readers or the model need, mature themes that are
 * not declared or come without the age of an adult, and what may not be written in any content mode.
 *
 * @throws {AppError} VALIDATION_FAILED or FORBIDDEN with the field, as the editor calls it.
 */
export async function requirePublishable(safety: Safety, described: Described, shown: Shown): Promise<void> {
  const missing = missingField(described, shown);
  if (missing !== undefined) throw invalid(missing, 'a character needs it before it can be published');
  if (described.mature && shown.mature === 0) throw invalid('mature', 'mature themes must be declared');
  const { age } = described;
  if (shown.mature === 1 && (age === null || age < ADULT_YEARS)) {
    throw invalid('age', 'a character with mature themes must be stated to be 18 or older');
  }
  const refusal = await findRefusal(safety, described);
  if (refusal === undefined) return;
  const { rule, where } = refusal;
  const [name = ''] = /^[a-z_]+(?:\.[a-z_]+)?/.exec(where) ?? [];
  const field = FIELD_NAMES.get(name) ?? name;
  const place = field === '' ? 'several fields together' : field;
  const message = `This character is not allowed here: ${place} (${rule})`;
  throw new AppError('FORBIDDEN', message, field === '' ? {} : { field });
}

function missingField(described: Described, { name, tagline }: Shown): string | undefined {
  if (described.isNameless) return 'name';
  if (tagline.trim() === '' || tagline === name) return 'tagline';
  if (described.greeting === EMPTY_GREETING) return 'greeting';
  return described.isSketchy ? 'description' : undefined;
}

function invalid(field: string, why: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${why}`, { field });
}
