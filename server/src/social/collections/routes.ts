import type { Handlers } from '../../http/operation.ts';
import { memberOf, readerOf, visitorOf } from '../../http/reader.ts';
import type { SocialServices } from '../services.ts';

type CollectionOperation =
  | 'listCollections'
  | 'createCollection'
  | 'changeCollection'
  | 'deleteCollection'
  | 'renewCollectionLink'
  | 'orderCollection'
  | 'addCollectionEntry'
  | 'removeCollectionEntry'
  | 'listCollectionsOfWork'
  | 'getCollection'
  | 'reportCollection';

export function collectionRoutes({
  collections,
  reports,
}: Pick<SocialServices, 'collections' | 'reports'>): Pick<Handlers, CollectionOperation> {
  return {
    async listCollections({ input, ...call }) {
      return { data: await collections.list(memberOf(call), input.query) };
    },

    async createCollection({ input, ...call }) {
      return { data: await collections.create(memberOf(call, input.headers), input.body) };
    },

    async changeCollection({ input, ...call }) {
      return { data: await collections.change(memberOf(call, input.headers), input.params.collectionId, input.body) };
    },

    async deleteCollection({ input, ...call }) {
      await collections.delete(memberOf(call, input.headers), input.params.collectionId);
      return { data: null };
    },

    async renewCollectionLink({ input, ...call }) {
      return { data: await collections.renewLink(memberOf(call, input.headers), input.params.collectionId) };
    },

    async orderCollection({ input, ...call }) {
      await collections.order(memberOf(call, input.headers), input.params.collectionId, input.body.entries);
      return { data: null };
    },

    async addCollectionEntry({ input, ...call }) {
      const { collectionId, workId: id, workKind: kind } = input.params;
      await collections.add(memberOf(call, input.headers), collectionId, { kind, id });
      return { data: null };
    },

    async removeCollectionEntry({ input, ...call }) {
      const { collectionId, workId: id, workKind: kind } = input.params;
      await collections.remove(memberOf(call, input.headers), collectionId, { kind, id });
      return { data: null };
    },

    async listCollectionsOfWork({ input, ...call }) {
      const { workId: id, workKind: kind } = input.params;
      return { data: await collections.ofWork(memberOf(call), { kind, id }) };
    },

    async getCollection({ input, ...call }) {
      return { data: await collections.get(readerOf(call), input.params.collectionId) };
    },

    async reportCollection({ input, ...call }) {
      await reports.reportCollection(visitorOf(call, input.headers), input.params.collectionId, input.body);
      return { data: null };
    },
  };
}
