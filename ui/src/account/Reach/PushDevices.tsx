import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PushDevice } from '@fabula/sdk/types';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { sentence } from '../ConfirmOwner/ConfirmOwner.css';
import { detail, foot, list, mark, name, problem, row, words } from '../Rows/Rows.css';
import { ClientName } from '../SessionList/ClientName';
import { group, legend } from './Reach.css';

/** What the browser in front of the reader allows: `askable` until its permission is given and it is on the list. */
export type PushState = 'unsupported' | 'askable' | 'denied' | 'on';

interface PushDevicesProps {
  readonly state: PushState;
  readonly devices: readonly PushDevice[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What is under way: the device in front of the reader is being added, or the one of this id removed. */
  readonly busy: 'adding' | { readonly removing: string } | undefined;
  /** The last try did not succeed. */
  readonly failed: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (device: PushDevice) => void;
}

/** The devices to which notifications are pushed. The browser asks for its permission only after the button. */
export function PushDevices({ state, devices, now, busy, failed, onAdd, onRemove }: PushDevicesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={legend}>
        <FormattedMessage
          id="userProfile.push.title"
          defaultMessage="Devices that are notified"
          description="Heading of the list of the reader’s devices to which notifications are pushed"
        />
      </span>
      {devices.length > 0 && (
        <ul className={list}>
          {devices.map((device) => (
            <DeviceRow
              key={device.pushId}
              device={device}
              now={now}
              disabled={busy !== undefined}
              removing={typeof busy === 'object' && busy.removing === device.pushId}
              onRemove={() => onRemove(device)}
            />
          ))}
        </ul>
      )}
      {state === 'askable' && (
        <div className={foot}>
          <Button
            onClick={onAdd}
            disabled={busy !== undefined}
            busy={busy === 'adding'}
            busyLabel={
              <FormattedMessage
                id="userProfile.push.adding"
                defaultMessage="Turning on"
                description="On the button while the reader’s browser is asked for permission to show notifications"
              />
            }
          >
            <FormattedMessage
              id="userProfile.push.add"
              defaultMessage="Notify me on this device"
              description="Button: notifications are pushed to the browser in front of the reader, which then asks for permission"
            />
          </Button>
        </div>
      )}
      {hints[state] !== undefined && <p className={sentence}>{hints[state]}</p>}
      {failed && (
        <p role="alert" className={problem}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="userProfile.push.failed"
            defaultMessage="That did not work. Please try again."
            description="Under the list of devices that are notified, when one could not be added or removed"
          />
        </p>
      )}
    </div>
  );
}

const hints: Readonly<Partial<Record<PushState, ReactNode>>> = {
  denied: (
    <FormattedMessage
      id="userProfile.push.denied"
      defaultMessage="This browser blocks notifications from this site. You can allow them in its settings."
      description="In place of the button that turns notifications on, when the reader has refused the browser’s permission"
    />
  ),
  unsupported: (
    <FormattedMessage
      id="userProfile.push.unsupported"
      defaultMessage="This browser cannot show notifications. On an iPhone or iPad, add this site to the home screen and open it from there."
      description="In place of the button that turns notifications on, when the browser has none"
    />
  ),
};

interface DeviceRowProps {
  readonly device: PushDevice;
  readonly now: number;
  readonly disabled: boolean;
  readonly removing: boolean;
  readonly onRemove: () => void;
}

const hidden = (parts: ReactNode) => <VisuallyHidden>{parts}</VisuallyHidden>;

function DeviceRow({ device: { client, current, since }, now, disabled, removing, onRemove }: DeviceRowProps) {
  return (
    <li className={row}>
      <span className={words}>
        <span className={name}>
          <ClientName client={client} />
        </span>
        <span className={detail}>
          <FormattedMessage
            id="userProfile.push.since"
            defaultMessage="Added {when}"
            description="When a device was added to those that are notified; {when} is a time such as “2 hours ago” or “yesterday”"
            values={{ when: <RelativeTime at={since} now={now} /> }}
          />
        </span>
      </span>
      {current && (
        <span className={mark}>
          <Icon name="check" size="small" />
          <FormattedMessage
            id="userProfile.session.thisDevice"
            defaultMessage="This device"
            description="Marks the place where the reader is now, in the list of places where the account is signed in"
          />
        </span>
      )}
      <Button
        size="small"
        disabled={disabled}
        onClick={onRemove}
        busy={removing}
        busyLabel={
          <FormattedMessage
            id="userProfile.push.removing"
            defaultMessage="Removing"
            description="On the button while a device is being removed from those that are notified"
          />
        }
      >
        <span>
          <FormattedMessage
            id="userProfile.push.remove"
            defaultMessage="Remove<hidden> {client}</hidden>"
            description="Button that ends notifications on a device; the part in <hidden> is read aloud only and names the device"
            values={{ hidden, client: <ClientName client={client} /> }}
          />
        </span>
      </Button>
    </li>
  );
}
