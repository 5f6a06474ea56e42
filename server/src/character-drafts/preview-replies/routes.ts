import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { PreviewReplies } from './preview-replies.ts';

export function previewReplyRoutes(replies: PreviewReplies): Pick<Handlers, 'createPreviewReply'> {
  return {
    async createPreviewReply({ input, ...call }) {
      const caller = { ...callerOf(call, input.headers), network: call.network };
      return { data: await replies.write(caller, input.params.draftId, input.body.messages) };
    },
  };
}
