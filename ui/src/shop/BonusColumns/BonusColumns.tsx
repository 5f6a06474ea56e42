import type { ReactNode } from 'react';

import { columns, ledger as ledgerStyle, reward as rewardStyle } from './BonusColumns.css';

interface BonusColumnsProps {
  readonly reward: ReactNode;
  readonly ledger: ReactNode;
}

/** The daily reward beside the ledger, or above it where there is no room. */
export function BonusColumns({ reward, ledger }: BonusColumnsProps) {
  return (
    <div className={columns}>
      <div className={rewardStyle}>{reward}</div>
      <div className={ledgerStyle}>{ledger}</div>
    </div>
  );
}
