import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { list } from './Pictures.css';
import { hint } from '../Step/step.css';

interface PictureListProps {
  /** Each a `PictureJob` or `DeletedPictures`, the newest first. */
  readonly children: readonly ReactNode[];
}

/** What was drawn for a character, or that it will be here. */
export function PictureList({ children }: PictureListProps) {
  if (children.length === 0) {
    return (
      <p className={hint}>
        <FormattedMessage
          id="pictures.none"
          defaultMessage="Your pictures will appear here. You choose the one that becomes the portrait."
          description="In place of the pictures of a character while there are none"
        />
      </p>
    );
  }
  return <div className={list}>{children}</div>;
}
