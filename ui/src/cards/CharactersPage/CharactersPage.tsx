import type { ReactNode } from 'react';

import { bring as bringStyle, columns, own as ownStyle } from './CharactersPage.css';

interface CharactersPageProps {
  readonly head: ReactNode;
  /** How a character is brought. */
  readonly bring: ReactNode;
  /** The characters that are there. */
  readonly own: ReactNode;
}

/** The reader's own characters, and the way in for more. */
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
