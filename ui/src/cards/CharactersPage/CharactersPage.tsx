import type { ReactNode } from 'react';

import { bring as bringStyle, columns, own as ownStyle } from './CharactersPage.css';

interface CharactersPageProps {
  readonly head: ReactNode;
  readonly bring: ReactNode;
  readonly own: ReactNode;
}

export function CharactersPage({ head, bring, own }: CharactersPageProps) {
  return (
    <>
      {head}
      <div className={columns}>
        <div className={bringStyle}>{bring}</div>
        <div className={ownStyle}>{own}</div>
      </div>
    </>
  );
}
