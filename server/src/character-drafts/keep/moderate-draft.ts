import { toLoreFacts } from '../../cards/describe/lore-facts.ts';
import { refusalOf } from '../../safety/find-refusal.ts';
import type { Book } from '../../cards/format/canonical-card.ts';
import type { CharacterDraftFields } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import type { Safety } from '../../safety/safety.ts';

const TEXTS = [
  'name',
  'tagline',
  'pronouns',
  'description',
  'personality',
  'scenario',
  'greeting',
  'nickname',
  'portraitAlt',
  'about',
  'systemPrompt',
  'postHistoryInstructions',
  'exampleDialogue',
  'creator',
  'characterVersion',
] as const;

/**
 * Looks at everything that an author has written in a draft.
 *
 * @throws {AppError} FORBIDDEN for what may not be written in any content mode, with the rule and the field of the draft;
 *   without a field where only several together break the rule.
 */
export async function moderateDraft(safety: Safety, fields: CharacterDraftFields, lore?: Book): Promise<void> {
  const { alternateGreetings, depthNote, exchanges, freeTags, groupGreetings, nevers } = fields;
  const refusal = await refusalOf(safety, [
    ...TEXTS.map((name) => [name, fields[name]] as const),
    ['exchanges', exchanges.map(({ reader, character }) => `${reader}\n${character}`).join('\n')],
    ['nevers', nevers.join('\n')],
    [
      'lore',
      toLoreFacts(lore)
        .map(({ text }) => text)
        .join('\n'),
    ],
    ['alternateGreetings', alternateGreetings.join('\n')],
    ['groupGreetings', groupGreetings.join('\n')],
    ['depthNote', depthNote.text],
    ['freeTags', freeTags.join('\n')],
  ]);
  if (refusal === undefined) return;
  const { rule, where } = refusal;
  const place = where === '' ? 'several fields together' : where;
  const message = `This character is not allowed here: ${place} (${rule})`;
  throw new AppError('FORBIDDEN', message, where === '' ? {} : { field: where });
}
