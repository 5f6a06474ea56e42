// Writing help: loaded with the fields of the character editor.
export { FieldHelp } from '../../creation/Suggestion/FieldHelp';
export { FillCard } from '../../creation/Suggestion/FillCard';
export { SuggestionPanel } from '../../creation/Suggestion/SuggestionPanel';
export type * from '../../creation/Suggestion/suggestion-model';
