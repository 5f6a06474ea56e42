import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { OperatorValue } from '../model';
import { p } from '../prose-tags';

interface OperatorWordsProps {
  readonly brandName: string;
  readonly operator: OperatorValue | null;
}

export function OperatorTitle() {
  return (
    <FormattedMessage
      id="legal.operator.title"
      defaultMessage="Who runs this server"
      description="Heading on the terms page and on the page about us: who the operator is"
    />
  );
}

/** Who runs this server and how to reach them, or that neither is published. */
export function OperatorWords({ brandName, operator }: OperatorWordsProps) {
  if (operator === null) {
    return (
      <FormattedMessage
        id="legal.operator.unnamed"
        defaultMessage="<p>{brand} is software that anyone can run. The operator of this server has not published a name or a contact. To reach the operator, ask the person who gave you this address.</p><p>Until you know who runs this server, do not enter anything that you would not give to a stranger.</p>"
        description="Terms and about us: the operator of the server is not published; {brand} is the product's name"
        values={{ brand: brandName, p }}
      />
    );
  }
  return (
    <>
      <p>
        <FormattedMessage
          id="legal.operator.named"
          defaultMessage="{brand} is software that anyone can run. This server is run by {name}."
          description="Terms and about us: who runs the server; {brand} is the product's name, {name} a person or an organisation"
          values={{ brand: brandName, name: <bdi>{operator.name}</bdi> }}
        />
      </p>
      <p>
        {operator.contact === null ? (
          <FormattedMessage
            id="legal.operator.noContact"
            defaultMessage="No contact is published. To reach the operator, ask the person who gave you this address."
            description="Terms and about us: the operator is named without a way to reach them"
          />
        ) : (
          <FormattedMessage
            id="legal.operator.contact"
            defaultMessage="Contact: {contact}"
            description="Terms and about us: how to reach the operator; {contact} is an address or a line of text"
            values={{ contact: <Contact contact={operator.contact} /> }}
          />
        )}
      </p>
    </>
  );
}

const addressOf = (contact: string): string | undefined => {
  if (/^https?:\/\/\S+$/.test(contact)) return contact;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : undefined;
};

function Contact({ contact }: { readonly contact: string }): ReactNode {
  const address = addressOf(contact);
  if (address === undefined) return <bdi>{contact}</bdi>;
  return (
    <a href={address} rel="noreferrer">
      <bdi>{contact}</bdi>
    </a>
  );
}
