// Stories that are sold together: on the shelf, on their page, in a play, and as their creator makes them.
export { BundleEditor } from './BundleEditor';
export { BundlePreview } from './BundlePreview';
export { BundleShelf } from './BundleShelf';
export { BundleView } from './BundleView';
export type { BuyState } from './BundleBuy';
export { readPoints, type BundleDraft, type BundleProblem, type BundleValue, type OwnBundleValue } from './model';
export { GuestBundles, OwnBundleList, OwnBundlesEmpty, OwnBundlesView } from './OwnBundles';
export { PlayBundle, PlayBundleNote, StoryBundleNote } from './PlayBundle';
