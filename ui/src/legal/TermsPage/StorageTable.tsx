import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { DataTable } from '../DataTable/DataTable';
import type { StorageValue } from '../model';

const words = {
  session: (
    <FormattedMessage
      id="legal.storage.session"
      defaultMessage="Your session"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  settings: (
    <FormattedMessage
      id="legal.storage.settings"
      defaultMessage="Settings: language, theme, mature themes, reading and listening"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  answers: (
    <FormattedMessage
      id="legal.storage.answers"
      defaultMessage="Answers: cookies, age, hints that you closed"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  reward: (
    <FormattedMessage
      id="legal.storage.reward"
      defaultMessage="The day on which the daily bonus was last offered"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  unsent: (
    <FormattedMessage
      id="legal.storage.unsent"
      defaultMessage="What you wrote and have not sent or saved"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  place: (
    <FormattedMessage
      id="legal.storage.place"
      defaultMessage="Your place in a book, and whether there is something to continue"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  breaks: (
    <FormattedMessage
      id="legal.storage.breaks"
      defaultMessage="How long you have been chatting, to remind you of a break"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  signIn: (
    <FormattedMessage
      id="legal.storage.signIn"
      defaultMessage="A sign-in that is under way"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
  works: (
    <FormattedMessage
      id="legal.storage.works"
      defaultMessage="Stories that you keep, and paintings in progress"
      description="On the terms page, in the table of what is kept in the browser: what the keys beside it are for"
    />
  ),
} as const satisfies Record<StorageValue['purpose'], ReactNode>;

/** What the pages keep in the storage of the browser. */
export function StorageTable({ storage }: { readonly storage: readonly StorageValue[] }) {
  return (
    <DataTable
      head={{
        name: (
          <FormattedMessage
            id="legal.storage.what"
            defaultMessage="What"
            description="On the terms page, above what is kept in the browser"
          />
        ),
        value: (
          <FormattedMessage
            id="legal.storage.keys"
            defaultMessage="Under these keys"
            description="On the terms page, above the names under which something is kept in the storage of the browser"
          />
        ),
      }}
      rows={storage.map(({ purpose, keys }) => ({
        key: purpose,
        name: words[purpose],
        value: (
          <ul>
            {keys.map((key) => (
              <li key={key}>
                <code dir="ltr">{key}</code>
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
