import { ownerOf, type Principal } from '../../http/principal.ts';
import type { View } from '../../http/view.ts';
import type { Handlers } from '../../http/operation.ts';
import { queueKeyOf } from '../../parsing/parsers.ts';
import type { StoryFiles } from '../files/story-files.ts';
import type { StoryImports, StoryOwner } from './story-imports.ts';

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
      return files.export(callerOf(call), input.params.storySessionId, input.query.format ?? 'markdown');
    },

    async checkStorySource({ input, ...call }) {
      return { data: await imports.check(callerOf(call), input.body) };
    },

    async unpackStory({ input, ...call }) {
      return { data: await imports.unpack(callerOf(call), input.body.content) };
    },

    async importStory({ input, ...call }) {
      return { data: await imports.import(callerOf(call, input.headers), input.body) };
    },

    async listMyStories({ input, ...call }) {
      return { data: await imports.list(callerOf(call), input.query) };
    },

    async deleteStory({ input, ...call }) {
      await imports.delete(callerOf(call), input.params.storyId);
      return { data: null };
    },

    async restoreStory({ input, ...call }) {
      await imports.restore(callerOf(call), input.params.storyId);
      return { data: null };
    },

    async getStoryPicture({ input }) {
      const { picture, pictureId } = input.params;
      return { type: 'image/webp', content: await imports.picture(pictureId, picture), lasting: true };
    },
  };
}

function callerOf(
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
