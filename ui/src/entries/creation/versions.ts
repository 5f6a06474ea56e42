// The versions of an own character or story: loaded when its panel is opened.
export { VersionsDialog } from '../../authoring/Versions/VersionsDialog';
export { Versions } from '../../authoring/Versions/Versions';
export type * from '../../authoring/Versions/model';
export { characterVersions } from '../../creation/labels/version-words';
export { storyVersions } from '../../story-creation/labels/version-words';
