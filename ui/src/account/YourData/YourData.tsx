import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { sentence } from '../ConfirmOwner/ConfirmOwner.css';
import type { ArchiveFailure } from '../model';
import { problem } from '../Rows/Rows.css';
import { buttons, panel } from './YourData.css';

interface YourDataProps {
  /** The archive is being made. */
  readonly busy: boolean;
  readonly failure: ArchiveFailure | undefined;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
}

/** What a reader can do with all that the account has: take it along, and delete it. */
export function YourData({ busy, failure, onDownload, onDelete }: YourDataProps) {
  return (
    <div className={panel}>
      <p className={sentence}>
        <FormattedMessage
          id="userProfile.data.sentence"
          defaultMessage="One archive holds your profile, chats, characters, stories, pictures, points and orders."
          description="On the profile page, above the button that downloads all data of the account as one archive"
        />
      </p>
      <div className={buttons}>
        <Button
          busy={busy}
          busyLabel={
            <FormattedMessage
              id="userProfile.data.making"
              defaultMessage="Packing your archive"
              description="On the button while the archive with all data of the account is being made"
            />
          }
          onClick={onDownload}
        >
          <FormattedMessage
            id="userProfile.data.download"
            defaultMessage="Download archive"
            description="Button that downloads all data of the account as one archive"
          />
        </Button>
        <Button tone="quiet" onClick={onDelete}>
          <FormattedMessage
            id="userProfile.data.delete"
            defaultMessage="Delete account"
            description="Button that opens the dialog in which the account is deleted"
          />
        </Button>
      </div>
      {failure !== undefined && !busy && (
        <p role="alert" className={problem}>
          <Icon name="alert" size="small" />
          {failures[failure]}
        </p>
      )}
    </div>
  );
}

const failures: Readonly<Record<ArchiveFailure, ReactNode>> = {
  'too-often': (
    <FormattedMessage
      id="userProfile.data.tooOften"
      defaultMessage="You have made several archives today. Try again tomorrow."
      description="When no more archives with all data of the account can be made on this day"
    />
  ),
  'under-way': (
    <FormattedMessage
      id="userProfile.data.underWay"
      defaultMessage="An archive is already being made. Wait until it is there."
      description="When an archive with all data of the account is already being made, such as in another window"
    />
  ),
  unknown: (
    <FormattedMessage
      id="userProfile.data.failed"
      defaultMessage="The archive did not arrive. Try again."
      description="When the archive with all data of the account could not be made or downloaded for an unknown reason"
    />
  ),
};
