import { useState } from 'react';

import { castBallot, type BallotReceipt, type Proposal } from '@fabula/sdk';
import { getGetProposalQueryKey } from '@fabula/sdk/react';

import { saveFile } from '../../../browser/save-file';
import { useApp } from '../../../context/use-app';

/** The ballot of the reader: what is chosen, casting it, and its receipt as a file. */
export function useBallot({ own, proposalId, textHash }: Proposal) {
  const client = useApp().queries.account;
  const [chosen, setChosen] = useState<readonly number[]>();
  const [progress, setProgress] = useState<'casting' | 'failed'>();
  const receipt = own?.ballot ?? null;
  const choices = chosen ?? receipt?.choices;
  const key = getGetProposalQueryKey(proposalId);
  const keep = (ballot: BallotReceipt) =>
    client.setQueryData<Proposal>(key, (before) =>
      before === undefined || before.own === null ? before : { ...before, own: { ...before.own, ballot } },
    );
  return {
    choices,
    choose: setChosen,
    casting: progress === 'casting',
    failed: progress === 'failed',
    cast: async () => {
      if (choices === undefined) return;
      setProgress('casting');
      try {
        keep(await castBallot(proposalId, { textHash, choices: [...choices] }));
        setProgress(undefined);
      } catch (error) {
        console.warn('The ballot could not be cast', error);
        setProgress('failed');
      }
      await client.invalidateQueries({ queryKey: key });
    },
    /** Takes in a ballot that was cast with the signature of a wallet. */
    take: (ballot: BallotReceipt) => {
      keep(ballot);
      setProgress(undefined);
      void client.invalidateQueries({ queryKey: key });
    },
    download: () => {
      const text = JSON.stringify(receipt, null, 2);
      saveFile(new File([text], `receipt-${proposalId}.json`, { type: 'application/json' }));
    },
  };
}
