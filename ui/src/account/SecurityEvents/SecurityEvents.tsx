import { Laptop, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { SecurityEventValue } from '../model';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { detail, list, name, row, sign, words } from '../Rows/Rows.css';
import { ClientName } from '../SessionList/ClientName';
import { care } from './SecurityEvents.css';

interface SecurityEventsProps {
  /** The newest first. */
  readonly events: readonly SecurityEventValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What happened to the account lately, for its owner to notice what another person did. */
export function SecurityEvents({ events, now }: SecurityEventsProps) {
  if (events.length === 0) {
    return (
      <p className={care}>
        <FormattedMessage
          id="userProfile.events.none"
          defaultMessage="New sign-ins and changes to your password will appear here."
          description="In place of the list of what happened to the account, while there is nothing"
        />
      </p>
    );
  }
  return (
    <>
      <ul className={list}>
        {events.map(({ at, client, eventId, kind }) => (
          <li key={eventId} className={row}>
            <span className={sign}>
              <DrawnIcon drawing={signs[kind]} />
            </span>
            <span className={words}>
              <span className={name}>{kinds[kind]}</span>
              <span className={detail}>
                <FormattedMessage
                  id="userProfile.events.detail"
                  defaultMessage="{client} · {when}"
                  description="With what something happened to the account, such as “Chrome on Linux”, and when, such as “2 hours ago”"
                  values={{ client: <ClientName client={client} />, when: <RelativeTime at={at} now={now} /> }}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={care}>
        <FormattedMessage
          id="userProfile.events.care"
          defaultMessage="Something you do not recognise? Sign out everywhere else."
          description="Under the list of new sign-ins and changes of the password; the button with these words is in the list of devices above"
        />
      </p>
    </>
  );
}

const signs: Readonly<Record<SecurityEventValue['kind'], LucideIcon>> = {
  'new-device': Laptop,
  'password-set': ShieldCheck,
  'password-changed': ShieldCheck,
  'password-removed': ShieldCheck,
  'method-added': ShieldCheck,
};

const kinds: Readonly<Record<SecurityEventValue['kind'], ReactNode>> = {
  'new-device': (
    <FormattedMessage
      id="userProfile.events.newDevice"
      defaultMessage="New device signed in"
      description="In the list of what happened to the account: a sign-in on a device that was not used before"
    />
  ),
  'password-set': (
    <FormattedMessage
      id="userProfile.events.passwordSet"
      defaultMessage="Password set"
      description="In the list of what happened to the account: it got a first password"
    />
  ),
  'password-changed': (
    <FormattedMessage
      id="userProfile.events.passwordChanged"
      defaultMessage="Password changed"
      description="In the list of what happened to the account"
    />
  ),
  'password-removed': (
    <FormattedMessage
      id="userProfile.events.passwordRemoved"
      defaultMessage="Password removed"
      description="In the list of what happened to the account"
    />
  ),
  'method-added': (
    <FormattedMessage
      id="userProfile.events.methodAdded"
      defaultMessage="New way to sign in added"
      description="In the list of what happened to the account: an address, a wallet or an account elsewhere can now sign in"
    />
  ),
};
