import { refusalOf } from '../../safety/find-refusal.ts';
import type { CharacterDraftFields, SuggestionForm } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import { moderateDraft } from '../keep/moderate-draft.ts';
import { textOf } from './text/draft-field.ts';

/**
 * Looks at everything that a model is sent for a suggestion: none of it was judged before.
 *
 * @throws {AppError} FORBIDDEN with the field of the draft, `instruction` or `text`, for what may not be written in any mode.
 */
export async function moderateAsked(
  safety: Safety,
  { fields: asked, instruction = '', text = '' }: SuggestionForm,
  fields: CharacterDraftFields,
): Promise<void> {
  const names = async () => [fields.name, fields.nickname].filter((name) => name.trim() !== '');
  if (instruction.trim() !== '') await moderate(safety, instruction, 'instruction', names);
  if (text.trim() !== '') await moderate(safety, text, 'text', names);
  await moderateDraft(safety, fields);
  const refusal = await refusalOf(
    safety,
    asked.map((field) => [field, textOf(fields, field)] as const),
  );
  if (refusal !== undefined) throw new AppError('FORBIDDEN', 'This text is not allowed here', { field: refusal.where });
}
