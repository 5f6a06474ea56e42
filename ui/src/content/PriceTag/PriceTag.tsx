import type { ReactNode } from 'react';

import { Coin } from '../../primitives/Coin/Coin';
import { tag } from './PriceTag.css';

export function PriceTag({ children }: { children: ReactNode }) {
  return (
    <span className={tag}>
      <Coin size="small" />
      {children}
    </span>
  );
}
