import { refusalOf } from '../../cards/describe/moderate-card.ts';
import type { CharacterDraftFields } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import type { Safety } from '../../safety/safety.ts';

/**
 * Looks at everything that an author has written in a draft.
 *
 * @throws {AppError} FORBIDDEN for what may not be written in any content mode, with the rule and the field of the draft;
 *   without a field where only several together break the rule.
 */
export async function moderateDraft(safety: Safety, fields: CharacterDraftFields): Promise<void> {
  const { description, exchanges, greeting, name, nevers, personality, pronouns, scenario, tagline } = fields;
  const refusal = await refusalOf(safety, [
    ['name', name],
    ['tagline', tagline],
    ['pronouns', pronouns],
    ['description', description],
    ['personality', personality],
    ['scenario', scenario],
    ['greeting', greeting],
    ['exchanges', exchanges.map(({ reader, character }) => `${reader}\n${character}`).join('\n')],
    ['nevers', nevers.join('\n')],
  ]);
  if (refusal === undefined) return;
  const { rule, where } = refusal;
  const place = where === '' ? 'several fields together' : where;
  const message = `This character is not allowed here: ${place} (${rule})`;
  throw new AppError('FORBIDDEN', message, where === '' ? {} : { field: where });
}
