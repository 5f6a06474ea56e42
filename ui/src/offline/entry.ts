// Stories that a device keeps, to be played without a network.
export { KeepOffline, type KeepStateValue } from './KeepOffline';
export { keepFailed, keepNoRoom, playNotSaved, storyNotRemoved, storyRemoved } from './keep-toasts';
export { KeptStoriesView, KeptStoryList, NoKeptStories, type KeptStoryValue } from './KeptStories';
export { KeptStoryMissing, RunnerFailed } from './KeptPlayStates';
export { SendPlay, type SendStateValue } from './SendPlay';
