import { Laptop, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { OpenSessionValue } from '../model';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { detail, mark, name, problem, row, sign, words } from '../Rows/Rows.css';
import { ClientName } from './ClientName';

interface SessionRowProps {
  readonly session: OpenSessionValue;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly ending: boolean;
  readonly disabled: boolean;
  readonly failed: boolean;
  readonly onEnd: () => void;
}

const onPhone = /iOS|Android/;

const hidden = (parts: ReactNode) => <VisuallyHidden>{parts}</VisuallyHidden>;

/** One place where the account is signed in. The one in front of the reader is marked; the others can be ended. */
export function SessionRow({ session, now, ending, disabled, failed, onEnd }: SessionRowProps) {
  const { client, current, createdAt, lastUsedAt } = session;
  return (
    <li className={row}>
      <span className={sign}>
        <DrawnIcon drawing={onPhone.test(client) ? Smartphone : Laptop} />
      </span>
      <span className={words}>
        <span className={name}>
          <ClientName client={client} />
        </span>
        <span className={detail}>
          {current ? (
            <FormattedMessage
              id="userProfile.session.since"
              defaultMessage="Signed in {when}"
              description="When this device signed in; {when} is a time such as “2 hours ago” or “yesterday”"
              values={{ when: <RelativeTime at={createdAt} now={now} /> }}
            />
          ) : (
            <FormattedMessage
              id="userProfile.session.lastUsed"
              defaultMessage="Last used {when}"
              description="When another device was last used; {when} is a time such as “2 hours ago” or “yesterday”"
              values={{ when: <RelativeTime at={lastUsedAt} now={now} finest="hour" /> }}
            />
          )}
        </span>
      </span>
      {current ? (
        <span className={mark}>
          <Icon name="check" size="small" />
          <FormattedMessage
            id="userProfile.session.thisDevice"
            defaultMessage="This device"
            description="Marks the place where the reader is now, in the list of places where the account is signed in"
          />
        </span>
      ) : (
        <Button
          size="small"
          disabled={disabled}
          onClick={onEnd}
          busy={ending}
          busyLabel={
            <FormattedMessage
              id="userProfile.session.ending"
              defaultMessage="Signing out"
              description="On the button while another device is being signed out"
            />
          }
        >
          <span>
            <FormattedMessage
              id="userProfile.session.end"
              defaultMessage="Sign out<hidden> {client}</hidden>"
              description="Button that signs another device out; the part in <hidden> is read aloud only and names the device"
              values={{ hidden, client: <ClientName client={client} /> }}
            />
          </span>
        </Button>
      )}
      {failed && !ending && (
        <p role="alert" className={problem}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="userProfile.session.failed"
            defaultMessage="It is still signed in. Please try again."
            description="Under a device that could not be signed out"
          />
        </p>
      )}
    </li>
  );
}
