import { AppError } from '../../errors.ts';
import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { DraftReader } from '../draft-reader.ts';

export function previewReplyRoutes(drafts: DraftReader): Pick<Handlers, 'createPreviewReply'> {
  return {
    async createPreviewReply({ input, ...call }) {
      await drafts.get(callerOf(call).ownerId, input.params.draftId);
      throw new AppError('UNAVAILABLE', 'This server has no previews of drafts');
    },
  };
}
