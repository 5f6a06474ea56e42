import type { Handlers } from '../http/operation.ts';
import { memberOf, readerOf, visitorOf } from '../http/reader.ts';
import type { SocialServices } from './services.ts';

type DiscussionOperation =
  | 'listProposalComments'
  | 'createProposalComment'
  | 'deleteProposalComment'
  | 'restoreProposalComment'
  | 'reportProposalComment'
  | 'reportProposal';

const proposal = ({ proposalId: id }: { proposalId: string }) => ({ kind: 'proposal', id }) as const;
const commentOn = (params: { proposalId: string; commentId: string }) => ({
  on: proposal(params),
  commentId: params.commentId,
});

/** What people say about proposals. */
export function proposalSocialRoutes({
  comments,
  reports,
}: Pick<SocialServices, 'comments' | 'reports'>): Pick<Handlers, DiscussionOperation> {
  return {
    async listProposalComments({ input, ...call }) {
      return { data: await comments.list(readerOf(call), { ...proposal(input.params), postId: null }, input.query) };
    },

    async createProposalComment({ input, ...call }) {
      return { data: await comments.create(memberOf(call, input.headers), proposal(input.params), input.body) };
    },

    async deleteProposalComment({ input, ...call }) {
      await comments.hide(memberOf(call, input.headers), commentOn(input.params));
      return { data: null };
    },

    async restoreProposalComment({ input, ...call }) {
      return { data: await comments.restore(memberOf(call, input.headers), commentOn(input.params)) };
    },

    async reportProposalComment({ input, ...call }) {
      await reports.reportComment(visitorOf(call, input.headers), commentOn(input.params), input.body);
      return { data: null };
    },

    async reportProposal({ input, ...call }) {
      await reports.reportProposal(visitorOf(call, input.headers), input.params.proposalId, input.body);
      return { data: null };
    },
  };
}
