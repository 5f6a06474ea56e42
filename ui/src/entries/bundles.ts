// Stories that are sold together: on the shelf, on their page, in a play, and as their creator makes them.
export { BundleEditor } from '../bundles/BundleEditor';
export { BundlePreview } from '../bundles/BundlePreview';
export { BundleShelf } from '../bundles/BundleShelf';
export { BundleView } from '../bundles/BundleView';
export type { BuyState } from '../bundles/BundleBuy';
export {
  readPoints,
  type BundleDraft,
  type BundleProblem,
  type BundleValue,
  type OwnBundleValue,
} from '../bundles/model';
export { GuestBundles, OwnBundleList, OwnBundlesEmpty, OwnBundlesView } from '../bundles/OwnBundles';
export { PlayBundle, PlayBundleNote, StoryBundleNote } from '../bundles/PlayBundle';
