// Writing help: loaded with the fields of the character editor.
export type { SuggestionShown, SuggestionSource } from '../../authoring/Suggestion/model';
export { FieldHelp } from '../../creation/Suggestion/FieldHelp';
export { FieldSuggestion } from '../../creation/Suggestion/FieldSuggestion';
export { FillCard } from '../../creation/Suggestion/FillCard';
export { LoreFromText } from '../../creation/Suggestion/LoreFromText';
export type * from '../../creation/Suggestion/suggestion-model';
