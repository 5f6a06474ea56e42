// What a story's page tells its reader alone: loaded once it is known who that is.
export type { StoryPlayValue } from '../story-page/model';
export { storyLinkCopied, storyLinkFailed } from '../story-page/story-toasts';
export { StoryLanguages } from '../story-page/StoryLanguages/StoryLanguages';
export { StoryPlays } from '../story-page/StoryPlays/StoryPlays';
export { StoryActions, StoryCommentsSection } from '../story-page/StoryActions/StoryActions';
