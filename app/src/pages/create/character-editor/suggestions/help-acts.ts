import type { CharacterDraftFields, Suggestion } from '@fabula/sdk';
import type { HelpAct, SuggestionAct, SuggestionSource } from '@fabula/ui/suggestions';

import type { Priced } from '../../../../shop/use-priced';

export type SuggestionField = Exclude<Suggestion['field'], 'lore'>;

/** Fields that the server's templates have words for (the contract, createSuggestion). */
const templateFields: readonly SuggestionField[] = ['description', 'personality', 'scenario', 'greeting'];
const cardFields: readonly SuggestionField[] = ['tagline', 'about', ...templateFields];

const modelActs: readonly SuggestionAct[] = ['expand', 'smooth', 'in-their-voice', 'translate'];
const textActs: readonly SuggestionAct[] = [
  'tighten',
  'remove-repeats',
  'expand',
  'smooth',
  'in-their-voice',
  'translate',
];

/** Instructions to a model are not spoken by the character. */
const instructionFields: readonly SuggestionField[] = ['systemPrompt', 'postHistoryInstructions'];

function actsOf(field: SuggestionField, fields: CharacterDraftFields): readonly SuggestionAct[] {
  if (field === 'alternateGreetings') return ['greetings'];
  if (field === 'exchanges') return ['example-dialogue'];
  if (fields[field].trim() === '') return ['fill-blanks'];
  return instructionFields.includes(field) ? textActs.filter((act) => act !== 'in-their-voice') : textActs;
}

/** Who does an act: rules remove repeats even where a model writes the rest. */
export const sourceOf = (act: SuggestionAct, source: SuggestionSource): SuggestionSource =>
  act === 'remove-repeats' ? 'templates' : source;

/** How the acts are priced. */
interface HelpTerms {
  readonly modelPoints: number | null;
  /** In points; undefined while it is not known. */
  readonly balance: number | undefined;
  readonly priced: Priced;
}

/**
 * The acts of a field, with what each costs and why some cannot be asked.
 *
 * @param terms `modelPoints` for one field; null where the server has no model
 */
export function helpActs(
  field: SuggestionField,
  fields: CharacterDraftFields,
  source: SuggestionSource,
  { modelPoints, balance, priced }: HelpTerms,
): readonly HelpAct[] {
  return actsOf(field, fields).map((act) => {
    const points = sourceOf(act, source) === 'model' ? (modelPoints ?? 0) : 0;
    const price = priced(points, balance);
    const isBlankWithout = act === 'fill-blanks' && !templateFields.includes(field);
    const needsModel = source === 'templates' && (modelActs.includes(act) || isBlankWithout);
    return { act, price, ...(needsModel && { hindrance: 'needs-model' as const }) };
  });
}

export function blankFields(fields: CharacterDraftFields, source: SuggestionSource): SuggestionField[] {
  const fillable = source === 'model' ? cardFields : templateFields;
  return fillable.filter((field) => {
    const value = fields[field];
    return typeof value === 'string' && value.trim() === '';
  });
}
