import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, createProposal } from '@fabula/sdk';
import { getGetProposalQueryKey } from '@fabula/sdk/react';
import type { ProposalDraft, ProposalProblem } from '@fabula/ui/community';

import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';

function problemOf(error: unknown): ProposalProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409) return 'conflict';
  if (error.status === 403) return error.field === undefined ? 'standing' : 'words';
  return error.status === 400 && error.field === 'options' ? 'same' : 'failed';
}

/** Publishes a proposal and opens it; what is wrong with it stays beside what was written. */
export function usePublishProposal() {
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useApp().queries.account;
  const [progress, setProgress] = useState<'publishing' | ProposalProblem>();
  return {
    publishing: progress === 'publishing',
    problem: progress === 'publishing' ? undefined : progress,
    publish: async ({ options, ...draft }: ProposalDraft) => {
      setProgress('publishing');
      try {
        const proposal = await createProposal({ ...draft, options: [...options] });
        const { proposalId } = proposal;
        client.setQueryData(getGetProposalQueryKey(proposalId), proposal);
        await navigate(paths.proposal.href(locale, { proposalId }));
      } catch (error) {
        setProgress(problemOf(error));
      }
    },
  };
}
