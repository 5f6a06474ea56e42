// Writing help: loaded with the fields of the character editor.
export { FieldHelp } from '../../creation/Suggestion/FieldHelp';
export { FillCard } from '../../creation/Suggestion/FillCard';
export { LoreFromText } from '../../creation/Suggestion/LoreFromText';
export { SuggestionPanel } from '../../creation/Suggestion/SuggestionPanel';
export type * from '../../creation/Suggestion/suggestion-model';
