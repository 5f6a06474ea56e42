import type { CharacterDraft } from '../contract/validators.ts';
import type { DrawnCard } from '../pictures/moderate-request.ts';

export function drawnCardOf({ fields }: CharacterDraft): DrawnCard {
  const { age, language, mature, name } = fields;
  return {
    field: 'draftId',
    name,
    mature,
    age,
    language,
    texts: [
      ['name', name],
      ['nickname', fields.nickname],
      ['tagline', fields.tagline],
      ['description', fields.description],
      ['personality', fields.personality],
      ['scenario', fields.scenario],
      ['greeting', fields.greeting],
      ['exchanges', fields.exchanges.map(({ character, reader }) => `${reader}\n${character}`).join('\n')],
      ['exampleDialogue', fields.exampleDialogue],
      ['nevers', fields.nevers.join('\n')],
      ['about', fields.about],
      ['portraitAlt', fields.portraitAlt],
      ['freeTags', fields.freeTags.join(', ')],
    ],
  };
}
