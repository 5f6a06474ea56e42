// Collections of characters and stories: the page of one's own, the page of one, their forms.
export { AddToCollection } from './AddToCollection';
export { CollectionDialog } from './CollectionDialog';
export { CollectionEntries } from './CollectionEntries';
export { collectionFull, collectionUnchanged } from './collection-toasts';
export { CollectionList, CollectionsView, GuestCollections, NoCollections } from './CollectionsView';
export { CollectionView } from './CollectionView';
export { DeleteCollection } from './DeleteCollection';
export {
  idOfEntry,
  keyOfEntry,
  type CollectionDraft,
  type CollectionEntryValue,
  type CollectionProblem,
} from './model';
export { ShareCollection } from './ShareCollection';
