// Suggestions for a story: loaded when the author asks for them.
export type { SuggestionShown, SuggestionSource } from '../../authoring/Suggestion/model';
export { StoryHelp } from '../../story-creation/StoryHelp/StoryHelp';
export { StorySuggestion } from '../../story-creation/StoryHelp/StorySuggestion';
export type * from '../../story-creation/StoryHelp/story-help-model';
