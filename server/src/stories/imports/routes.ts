import { ownerOf, type Principal } from '../../http/principal.ts';
import type { View } from '../../http/view.ts';
import type { Handlers } from '../../http/operation.ts';
import { queueKeyOf } from '../../parsing/parsers.ts';
import type { StoryFiles } from '../files/story-files.ts';
import type { StoryImports } from './story-imports.ts';
import type { StoryOwner } from './story-owner.ts';

type StoryFileOperation =
  | 'exportStorySession'
  | 'checkStorySource'
  | 'unpackStory'
  | 'importStory'
  | 'listMyStories'
  | 'deleteStory'
  | 'restoreStory'
  | 'getStoryPicture';

export function storyFileRoutes(imports: StoryImports, files: StoryFiles): Pick<Handlers, StoryFileOperation> {
  return {
    async exportStorySession({ input, ...call }) {
      return files.export(storyOwnerOf(call), input.params.storySessionId, input.query.format ?? 'markdown');
    },

    async checkStorySource({ input, ...call }) {
      return { data: await imports.check(storyOwnerOf(call), input.body) };
    },

    async unpackStory({ input, ...call }) {
      return { data: await imports.unpack(storyOwnerOf(call), input.body.content) };
    },

    async importStory({ input, ...call }) {
      return { data: await imports.import(storyOwnerOf(call, input.headers), input.body) };
    },

    async listMyStories({ input, ...call }) {
      return { data: await imports.list(storyOwnerOf(call), input.query) };
    },

    async deleteStory({ input, ...call }) {
      await imports.delete(storyOwnerOf(call), input.params.storyId);
      return { data: null };
    },

    async restoreStory({ input, ...call }) {
      await imports.restore(storyOwnerOf(call), input.params.storyId);
      return { data: null };
    },

    async getStoryPicture({ input }) {
      const { picture, pictureId } = input.params;
      return { type: 'image/webp', content: await imports.picture(pictureId, picture), lasting: true };
    },
  };
}

/** Who brings a story, and in which queue its source waits. */
export function storyOwnerOf(
  { network, principal, view }: { network: string | undefined; principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): StoryOwner {
  return {
    ownerId: ownerOf(principal),
    isGuest: principal.accountId === undefined,
    network,
    queueKey: queueKeyOf({ network, principal }),
    view,
    key: headers['Idempotency-Key'],
  };
}
