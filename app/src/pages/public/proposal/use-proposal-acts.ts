import { useState } from 'react';

import { endorseProposal, exportProposal, openProposal, withdrawProposal, type Proposal } from '@fabula/sdk';
import { getGetProposalQueryKey } from '@fabula/sdk/react';

import { saveFile } from '../../../browser/save-file';
import { useApp } from '../../../context/use-app';

/** What can be done with a proposal besides voting. */
export function useProposalActs(proposalId: string) {
  const client = useApp().queries.account;
  const [progress, setProgress] = useState<'busy' | 'exporting' | 'failed'>();
  const change = async (act: () => Promise<Proposal>) => {
    setProgress('busy');
    try {
      client.setQueryData(getGetProposalQueryKey(proposalId), await act());
      setProgress(undefined);
    } catch (error) {
      console.warn('The proposal could not be changed', error);
      setProgress('failed');
    }
  };
  return {
    busy: progress === 'busy',
    failed: progress === 'failed',
    exporting: progress === 'exporting',
    endorse: (endorsed: boolean) => change(() => endorseProposal(proposalId, { endorsed })),
    open: () => change(() => openProposal(proposalId)),
    withdraw: () => change(() => withdrawProposal(proposalId)),
    exportVote: async () => {
      setProgress('exporting');
      try {
        saveFile(await exportProposal(proposalId));
        setProgress(undefined);
      } catch (error) {
        console.warn('The vote could not be downloaded', error);
        setProgress('failed');
      }
    },
  };
}
