import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useGetSignInMethods } from '@fabula/sdk/react';
import { Part, YourData } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { DeletionDesk } from './DeletionDesk';
import { useArchive } from './use-archive';

interface DataContainerProps {
  readonly nickname: string;
  readonly points: number;
}

/** Taking everything along, and deleting the account. */
export function DataContainer({ nickname, points }: DataContainerProps) {
  const { data: account } = useGetSignInMethods(undefined, useApp().queries.account);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Part
      kind="panel"
      title={
        <FormattedMessage
          id="userProfile.page.data"
          defaultMessage="Your data"
          description="Heading on the profile page: downloading all data of the account, and deleting it"
        />
      }
    >
      <YourData {...useArchive()} onDelete={() => setDeleting(true)} />
      {isDeleting && account !== undefined && (
        <DeletionDesk account={account} nickname={nickname} points={points} onClose={() => setDeleting(false)} />
      )}
    </Part>
  );
}
