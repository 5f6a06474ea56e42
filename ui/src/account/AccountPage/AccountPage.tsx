import type { ReactNode } from 'react';

import { aside as asideStyle, columns, main as mainStyle } from '../../layout/Columns/columns.css';

interface AccountPageProps {
  readonly head: ReactNode;
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

/** The reader's own page: the head, and below it two columns that become one where there is no room. */
export function AccountPage({ head, main, aside }: AccountPageProps) {
  return (
    <>
      {head}
      <div className={columns}>
        <div className={mainStyle}>{main}</div>
        <div className={asideStyle}>{aside}</div>
      </div>
    </>
  );
}
