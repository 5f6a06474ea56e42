import type { CharacterDraftFields, SuggestionForm } from '../../../contract/validators.ts';
import { refused } from '../../../drafts/suggestions/suggestion-row.ts';
import { isList, textOf, type ListField, type SuggestionField } from '../text/draft-field.ts';

type Act = SuggestionForm['act'];

interface ActRule {
  fields: 'texts' | ListField;
  needs: 'words' | 'nothing' | 'anything';
  sources: readonly SuggestionForm['by'][];
}

const RULES: Readonly<Record<Act, ActRule>> = {
  'fill-blanks': { fields: 'texts', needs: 'nothing', sources: ['model', 'templates'] },
  expand: { fields: 'texts', needs: 'words', sources: ['model'] },
  tighten: { fields: 'texts', needs: 'words', sources: ['model', 'templates'] },
  smooth: { fields: 'texts', needs: 'words', sources: ['model'] },
  'in-their-voice': { fields: 'texts', needs: 'words', sources: ['model'] },
  'remove-repeats': { fields: 'texts', needs: 'words', sources: ['templates'] },
  greetings: { fields: 'alternateGreetings', needs: 'anything', sources: ['model', 'templates'] },
  'example-dialogue': { fields: 'exchanges', needs: 'anything', sources: ['model', 'templates'] },
  translate: { fields: 'texts', needs: 'words', sources: ['model'] },
  'lore-from-text': { fields: 'lore', needs: 'anything', sources: ['model', 'templates'] },
};

const TEMPLATE_FIELDS: readonly SuggestionField[] = ['description', 'personality', 'scenario', 'greeting'];

/**
 * Refuses what cannot be asked for.
 *
 * @throws {AppError} VALIDATION_FAILED with the field `act`, `fields`, `by`, `locale` or `text`.
 */
export function requireAskable(
  { act, by, fields: asked, locale, text }: Pick<SuggestionForm, 'act' | 'by' | 'fields' | 'locale' | 'text'>,
  fields: CharacterDraftFields,
): void {
  const rule = RULES[act];
  if (new Set(asked).size < asked.length) throw refused('fields', 'no field may be there twice');
  if (!rule.sources.includes(by)) throw refused('by', `${act} is not made by ${by}`);
  if (act === 'translate' && locale === undefined) throw refused('locale', 'a translation needs a language');
  if (act === 'lore-from-text' && (text ?? '').trim() === '') throw refused('text', 'there is no text to read');
  for (const field of asked) {
    const kind = isList(field) ? field : 'texts';
    if (kind !== rule.fields) throw refused('fields', `${act} is not for ${field}`);
    const isEmpty = !isList(field) && textOf(fields, field).trim() === '';
    if (rule.needs === 'words' && isEmpty) throw refused('fields', `${field} has no words yet`);
    if (rule.needs === 'nothing' && !isEmpty) throw refused('fields', `${field} is not empty`);
    if (act === 'fill-blanks' && by === 'templates' && !TEMPLATE_FIELDS.includes(field)) {
      throw refused('fields', `there are no templates for ${field}`);
    }
  }
}
