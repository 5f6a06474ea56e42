import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { PreviewReplies } from './preview-replies.ts';

/** What a person, and all people of a network address, may ask for in a minute: where replies cost nothing, no points bound them. */
const ASKED_PER_MINUTE = { owner: 20, network: 80 };

export function previewReplyRoutes(
  replies: PreviewReplies,
  rateLimits: RateLimits,
): Pick<Handlers, 'createPreviewReply' | 'quotePreviewReply'> {
  const limitAsked = rateLimits.exactByCaller('preview replies', ASKED_PER_MINUTE);
  return {
    async createPreviewReply({ input, ...call }) {
      const caller = { ...callerOf(call, input.headers), network: call.network };
      if (input.body.points !== undefined) {
        await limitAsked(caller);
      }
      return { data: await replies.write(caller, input.params.draftId, input.body) };
    },

    async quotePreviewReply({ input, ...call }) {
      return { data: await replies.quote({ ...callerOf(call), network: call.network }, input.params.draftId) };
    },
  };
}
