import { AppError } from '../../errors.ts';
import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { DraftReader } from '../draft-reader.ts';

export function writingIdeasRoutes(drafts: DraftReader): Pick<Handlers, 'createWritingIdeas'> {
  return {
    async createWritingIdeas({ input, ...call }) {
      await drafts.get(callerOf(call).ownerId, input.params.draftId);
      throw new AppError('UNAVAILABLE', 'This server has no writing ideas');
    },
  };
}
