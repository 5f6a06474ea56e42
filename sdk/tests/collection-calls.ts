import * as sdk from '../src/index';

const collectionId = 'col-8b1f4e2c7d9a4503';
const form = { name: 'Cold nights', description: '', visibility: 'link' } satisfies sdk.CollectionForm;

/** One call of each operation of collections. */
export const collectionCalls = {
  addCollectionEntry: () => sdk.addCollectionEntry(collectionId, 'character', 'maren-vale'),
  changeCollection: () => sdk.changeCollection(collectionId, form),
  createCollection: () => sdk.createCollection(form),
  deleteCollection: () => sdk.deleteCollection(collectionId),
  getCollection: () => sdk.getCollection(collectionId),
  listCollections: () => sdk.listCollections(),
  listCollectionsOfWork: () => sdk.listCollectionsOfWork('character', 'maren-vale'),
  orderCollection: () => sdk.orderCollection(collectionId, { entries: [{ kind: 'character', id: 'maren-vale' }] }),
  removeCollectionEntry: () => sdk.removeCollectionEntry(collectionId, 'character', 'maren-vale'),
  renewCollectionLink: () => sdk.renewCollectionLink(collectionId),
  reportCollection: () => sdk.reportCollection(collectionId, { reason: 'hate' }),
};
