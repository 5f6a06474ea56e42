import type { ReactNode } from 'react';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { StatePanel } from './StatePanel';

export interface NotHereWords {
  readonly title: ReactNode;
  /** Why it is not here. */
  readonly sentence: ReactNode;
  /** Where the reader can go instead. */
  readonly link: ReactNode;
}

interface NotHereProps extends NotHereWords {
  readonly href: string;
}

/** In the place of something that was deleted, is private, or never was: why, and one way on. */
export function NotHere({ title, sentence, link, href }: NotHereProps) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={title}
      sentence={sentence}
      action={
        <ButtonLink href={href} tone="primary">
          {link}
        </ButtonLink>
      }
    />
  );
}
