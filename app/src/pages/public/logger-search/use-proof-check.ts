import { useState } from 'react';

import type { PublicLogProof } from '@fabula/sdk';
import type { ProofState } from '@fabula/ui/public-log';

interface Checked {
  readonly entryNumber: number;
  readonly state: ProofState;
}

/** The check of one proof in this browser, begun by its reader; the code for it is loaded then. */
export function useProofCheck(proof: PublicLogProof | undefined) {
  const [checked, setChecked] = useState<Checked>();
  const entryNumber = proof?.entry.entryNumber;
  const check = async () => {
    if (proof === undefined || entryNumber === undefined) return;
    setChecked({ entryNumber, state: 'checking' });
    const { checkPublicLogProof } = await import('@fabula/sdk/public-log');
    const result = await checkPublicLogProof(proof);
    setChecked({ entryNumber, state: result.valid ? 'valid' : result.fault });
  };
  const state = checked !== undefined && checked.entryNumber === entryNumber ? checked.state : 'unchecked';
  return { state, check };
}
