// Importing stories written in ink: loaded with the page of imports.
export { CharactersPage as BringingPage } from '../cards/CharactersPage/CharactersPage';
export { InkForm, type InkFormProps } from '../ink/InkForm/InkForm';
export { InkReport } from '../ink/InkReport/InkReport';
export { InkSource } from '../ink/InkSource/InkSource';
export { matureStoryKept, storyDeletionFailed, storyKept } from '../ink/ink-toasts';
export type { InkDraft, InkFailureValue, OwnStoryValue, ToldPriceValue, ToldProblemValue } from '../ink/model';
export { HiddenMatureStories, NoOwnStoriesWords, OwnStories } from '../ink/OwnStories/OwnStories';
export { ToldForm } from '../ink/ToldForm/ToldForm';
