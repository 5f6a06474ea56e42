import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { RecipientPurpose, RecipientValue } from '../model';

const words = {
  text: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.text"
      defaultMessage="{name} receives conversations, to write replies."
      description="On the terms page: a party that writes the replies; {name} is its name or host"
      values={{ name }}
    />
  ),
  speech: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.speech"
      defaultMessage="{name} receives the replies and rounds that you have read aloud by a model."
      description="On the terms page: a party whose voices read aloud; {name} is its name or host"
      values={{ name }}
    />
  ),
  moderation: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.moderation"
      defaultMessage="{name} receives texts, to check them."
      description="On the terms page: a party that judges texts; {name} is its name or host"
      values={{ name }}
    />
  ),
  mail: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.mail"
      defaultMessage="{name} receives your email address, to deliver sign-in codes."
      description="On the terms page: a party that carries mails; {name} is its name or host"
      values={{ name }}
    />
  ),
  sms: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.sms"
      defaultMessage="{name} receives your phone number, to deliver sign-in codes."
      description="On the terms page: a party that carries text messages; {name} is its name or host"
      values={{ name }}
    />
  ),
  'sign-in': (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.signIn"
      defaultMessage="{name} learns that you sign in here, if you choose it."
      description="On the terms page: a party that signs people in; {name} is its name or host"
      values={{ name }}
    />
  ),
  chain: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.chain"
      defaultMessage="{name} receives the address and the signature of a contract wallet, to check them."
      description="On the terms page: a party that answers for contract wallets; {name} is its name or host"
      values={{ name }}
    />
  ),
  pictures: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.pictures"
      defaultMessage="{name} receives what a picture should show, to draw it."
      description="On the terms page: a party that draws pictures; {name} is its name or host"
      values={{ name }}
    />
  ),
  films: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.films"
      defaultMessage="{name} receives a picture and what should move in it, to make a film."
      description="On the terms page: a party that makes films of pictures; {name} is its name or host"
      values={{ name }}
    />
  ),
  payment: (name: ReactNode) => (
    <FormattedMessage
      id="legal.recipients.payment"
      defaultMessage="{name} takes payments, and receives what that needs: what you buy, your email address and what you enter there."
      description="On the terms page: a party that takes payments; {name} is its name or host"
      values={{ name }}
    />
  ),
} as const satisfies Record<RecipientPurpose, (name: ReactNode) => ReactNode>;

export function RecipientWords({ recipients }: { readonly recipients: readonly RecipientValue[] }) {
  if (recipients.length === 0) {
    return (
      <p>
        <FormattedMessage
          id="legal.recipients.none"
          defaultMessage="This server passes no data to other parties."
          description="On the terms page: the server is configured without any other party"
        />
      </p>
    );
  }
  return (
    <>
      <p>
        <FormattedMessage
          id="legal.recipients.some"
          defaultMessage="This server passes data to these parties, each for one purpose:"
          description="On the terms page, above the list of other parties"
        />
      </p>
      <ul>
        {recipients.map(({ purpose, name }) => (
          <li key={`${purpose} ${name}`}>{words[purpose](<bdi>{name}</bdi>)}</li>
        ))}
      </ul>
    </>
  );
}
